// A seal in words, for comparing aloud.

const FIRST = "b d f g k l m n p r s t v z ch j".split(" ");
const VOWELS = "a e i o".split(" ");

/**
 * A seal as four short words that a class can compare aloud: 16 bits a word, two syllables each.
 * @param {string} seal
 */
export function spoken(seal) {
  const words = [];
  for (let at = 0; at < 16; at += 4) {
    const bits = parseInt(seal.slice(at, at + 4), 16);
    words.push(syllable(bits >> 8) + syllable(bits & 255));
  }
  return words.join(" ");
}

/** Eight bits as consonant, vowel and a closing sound. @param {number} bits */
function syllable(bits) {
  return FIRST[bits >> 4] + VOWELS[(bits >> 2) & 3] + ["", "n", "r", "l"][bits & 3];
}
