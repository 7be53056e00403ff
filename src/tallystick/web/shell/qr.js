// QR codes, drawn here: bytes, error correction M, versions 1 to 10. Enough for an address.

import { bytes } from "../proof/sha256.js";
import { html, useEffect, useMemo, useState } from "../vendor/vendor.js";
import { read } from "./http.js";

/** Where others find this server: “localhost” would be their own device. */
export function useOrigin() {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (/^(localhost|127\.|\[::1)/.test(location.host))
      read("/api/here").then(
        ({ network }) => network && setOrigin(new URL(network).origin),
        () => {},
      );
  }, []);
  return origin;
}

/** For each version: error bytes a block, then blocks and data bytes of each kind. */
const BLOCKS = [
  [],
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
  [18, 4, 31],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGN = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 285 : x << 1;
}

/** Error bytes of a block. @param {number[]} data @param {number} count */
function correction(data, count) {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((c, j) => void (next[j + 1] ^= c ? EXP[LOG[c] + i] : 0));
    divisor = next;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    if (lead) divisor.forEach((c, j) => void (rest[i + j] ^= EXP[LOG[c] + LOG[lead]]));
  }
  return rest.slice(data.length);
}

/** Data and error bytes in the order in which they are drawn. @param {Uint8Array} text @param {number} version */
function codewords(text, version) {
  const [errors, ...groups] = BLOCKS[version];
  let capacity = 0;
  for (let i = 0; i < groups.length; i += 2) capacity += groups[i] * groups[i + 1];
  let bits = "0100" + text.length.toString(2).padStart(version > 9 ? 16 : 8, "0");
  for (const byte of text) bits += byte.toString(2).padStart(8, "0");
  bits += "0000".slice(0, capacity * 8 - bits.length);
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let pad = 0; data.length < capacity; pad ^= 1) data.push(pad ? 17 : 236);
  const blocks = [];
  for (let i = 0; i < groups.length; i += 2)
    for (let j = 0; j < groups[i]; j++) blocks.push(data.splice(0, groups[i + 1]));
  const checks = blocks.map((block) => correction(block, errors));
  const all = [];
  for (const part of [blocks, checks]) {
    const longest = Math.max(...part.map((block) => block.length));
    for (let i = 0; i < longest; i++) for (const block of part) if (i < block.length) all.push(block[i]);
  }
  return all;
}

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @param {number} value @param {number} bits @param {number} generator */
function bch(value, bits, generator) {
  let rest = value << bits;
  for (let i = 31; i >= bits; i--) if (rest & (1 << i)) rest ^= generator << (i - bits);
  return (value << bits) | rest;
}

/** The dark and light modules of a code. @param {string} content @returns {boolean[][]} */
export function qrModules(content) {
  const text = bytes(content);
  const version = BLOCKS.findIndex(
    ([, ...groups], v) =>
      v > 0 && groups.reduce((sum, n, i) => sum + (i % 2 ? n * groups[i - 1] : 0), 0) >= text.length + (v > 9 ? 3 : 2),
  );
  if (version < 1) throw new Error("too long for a QR code");
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = dark;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) set(cx + x, cy + y, [0, 1, 3].includes(Math.max(Math.abs(x), Math.abs(y))));
  }
  for (const cx of ALIGN[version]) {
    for (const cy of ALIGN[version]) {
      if (grid[cy][cx] !== null && !(cx === 6 || cy === 6)) continue;
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    grid[6][i] ??= i % 2 === 0;
    grid[i][6] ??= i % 2 === 0;
  }
  const mask = 2;
  drawFormat(set, size, mask, version);
  const data = codewords(text, version);
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        const dark = ((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit += 1;
        grid[y][x] = Boolean(dark) !== MASKS[mask](x, y);
      }
    }
  }
  return grid.map((row) => row.map(Boolean));
}

/** @param {(x: number, y: number, dark: boolean) => void} set @param {number} size @param {number} mask @param {number} version */
function drawFormat(set, size, mask, version) {
  const format = bch(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = Boolean((format >> i) & 1);
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const info = bch(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = Boolean((info >> i) & 1);
    set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    set(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** @param {{text: string, label: string}} props */
export function QrCode({ text, label }) {
  const [size, path] = useMemo(() => {
    const modules = qrModules(text);
    let drawn = "";
    modules.forEach((row, y) => row.forEach((dark, x) => void (drawn += dark ? `M${x} ${y}h1v1h-1z` : "")));
    return [modules.length, drawn];
  }, [text]);
  return html`<svg class="qr" viewBox=${`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label=${label}><rect x="-3" y="-3" width=${size + 6} height=${size + 6} rx="3" fill="#fff" /><path d=${path} fill="#12303a" shape-rendering="crispEdges" /></svg>`;
}
