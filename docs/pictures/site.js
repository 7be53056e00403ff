// Code that is wider than a phone is reached by keyboard, and each row of copy buttons has a name of its own.
function mend() {
  for (const code of document.querySelectorAll("pre > code:not([tabindex])")) code.tabIndex = 0;
  const rows = document.querySelectorAll("nav.md-code__nav");
  rows.forEach((row, place) => row.setAttribute("aria-label", `Code ${place + 1}`));
}
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
mend();
