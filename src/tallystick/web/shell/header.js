// The bar at the top: where we are, and what each person may change for themselves.

import { h, html } from "../vendor/vendor.js";
import { Art, Icon } from "./icon.js";
import { language, switchTheme, theme } from "./settings.js";
import { speak, t } from "./words.js";

export function Languages() {
  return html`<div class="lang" role="group" aria-label=${t("language")}>
    ${["en", "fr"].map(
      (one) =>
        html`<button
          key=${one}
          lang=${one}
          aria-pressed=${language.value === one ? "true" : "false"}
          onClick=${() => speak(one)}
        >
          ${one.toUpperCase()}
        </button>`,
    )}
  </div>`;
}

export function ThemeButton() {
  const dark = theme.value === "dark";
  return html`<button
    class="icon"
    aria-label=${t("night-mode")}
    aria-pressed=${dark ? "true" : "false"}
    onClick=${switchTheme}
  >
    ${h(Icon, { name: dark ? "sun" : "moon" })}
  </button>`;
}

/**
 * @param {{title: string, sub?: any, middle?: any, tools?: any, logo?: string, mark?: any, class?: string}} props
 *   `mark` stands in the place of the way home
 */
export function Header(props) {
  return html`<header class=${"top " + (props.class ?? "")}>
    <div class="brand">
      ${
        props.mark ??
        html`<a href="/" aria-label=${t("to-home")}>${h(Art, { id: props.logo ?? "i-logo", class: "logo" })}</a>`
      }
      <div><h1>${props.title}</h1>${props.sub && html`<p>${props.sub}</p>`}</div>
    </div>
    ${props.middle ?? html`<span></span>`}
    <div class="tools">${props.tools}${h(Languages, {})}${h(ThemeButton, {})}</div>
  </header>`;
}
