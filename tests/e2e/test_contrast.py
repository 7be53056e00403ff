"""Every word in sight stands out from what lies behind it, by WCAG AA, whatever is laid over each other there."""

import pytest
from conftest import DESKTOP

FAINT = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const read = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // What lies behind an element: every colour its layers may show there. A gradient is as bad as its worst colour;
  // a picture, or nothing at all, cannot be known. Nor can the middle of an
  // entity's disk, of which the rim is darker, and the paper of a proposal, whose line lies above its words.
  const behind = (one) => {
    const layers = [];
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (box.ownerSVGElement || box.tagName === "svg") return null;
      const image = style.backgroundImage;
      if (/url\\(/.test(image)) return null;
      const drawn = image === "none" ? [] : (image.match(/(rgba?|oklch|oklab|color)\\([^()]*\\)/g) ?? []).map(read);
      const plain = read(style.backgroundColor);
      const [whole, thin] = [drawn.filter(([, , , a]) => a === 1), drawn.filter(([, , , a]) => a < 1)];
      if (thin.length) layers.push([...thin, [0, 0, 0, 0]]);
      if (whole.length) layers.push(whole);
      if (plain[3] > 0) layers.push([plain]);
      if (plain[3] === 1 || whole.length) {
        let found = [[0, 0, 0]];
        for (const layer of layers.reverse())
          found = found.flatMap((under) => layer.map((colour) => over(colour, under)));
        return found;
      }
    }
    return null;
  };
  const UNSEEN = ".vh, :disabled, [aria-disabled=true], [inert], title, desc, .ent, .proposal";
  const faint = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(UNSEEN)) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const said = document.createRange();
    said.selectNodeContents(text);
    const { width, height } = said.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const style = getComputedStyle(one);
    const grounds = behind(one);
    if (!grounds) continue;
    const size = parseFloat(style.fontSize) * (one.currentCSSZoom ?? 1);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    let opacity = 1;
    for (let box = one; box; box = box.parentElement) opacity *= Number(getComputedStyle(box).opacity);
    const [r, g, b, a] = read(style.color);
    const worst = Math.min(...grounds.map((ground) => ratio(over([r, g, b, a * opacity], ground), ground)));
    if (worst < least - 0.05)
      faint.add(`${text.data.trim().slice(0, 24)} (${one.tagName}.${one.className}): ${worst.toFixed(2)}`);
  }
  return [...faint];
}"""
"""The words whose colour is too near to what is behind them."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_word_stands_out(open_page, site, played, midway, theme):
    table, token = played
    lobby = site.make(game="market-island", seats=4, name="Ana")
    pages = {
        "/": ".hero",
        "/new": "#name",
        f"/t/{lobby['table']}#{lobby['seats'][0]['token']}.0": ".bigcode",
        "/rules/cryptominer": "main h2",
        f"/t/{table}#{token}.0": ".ending",
        f"/projector/{table}": ".wallend",
    }
    for _, address in list(midway.values())[1::2]:  # with the most players
        pages[address] = ".layout"
    page = open_page("/about", DESKTOP, theme)
    found = {}
    for address, ready in pages.items():
        page.goto(site.here + address)
        page.wait_for_selector(ready)
        page.wait_for_timeout(400)
        if faint := page.evaluate(FAINT):
            found[address.split("#")[0]] = faint
        if page.locator("#chain button.crate:visible").count():
            page.locator("#chain button.crate:visible").first.click()
            page.wait_for_selector(".blockinfo")
            if faint := page.evaluate(FAINT):
                found[address.split("#")[0] + " a block"] = faint
            page.keyboard.press("Escape")
    assert found == {}, found
