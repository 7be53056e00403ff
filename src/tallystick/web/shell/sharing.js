// A link for others: the system's own sheet, else the clipboard, else (on plain http) the old way to copy.

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard without a secure address, as in the network of a classroom.
  }
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/**
 * @param {{title: string, text: string, url: string}} what
 * @returns {Promise<"shared" | "copied" | "neither">} the last when nothing of it works here
 */
export async function share(what) {
  if (navigator.share) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (/** @type {any} */ (error)?.name === "AbortError") return "shared"; // they have thought better of it
    }
  }
  return (await copy(what.url)) ? "copied" : "neither";
}
