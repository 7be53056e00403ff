// Why one cannot play on right now: the table is closed, given up or paused, or a bot has the seat.

import { Icon } from "../shell/icon.js";
import { t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";

/** Why a table that is there cannot be opened. */
const SHUT = ["rules_missing", "box_changed", "table_damaged"];

/**
 * @param {object} props
 * @param {import("../live/session.js").Session} props.session
 * @param {boolean} [props.plain] on a page of its own, which has its ways on
 */
export function Notice({ session, plain }) {
  if (session.line.value === "closed") {
    const why = session.removed.value
      ? "removed"
      : ({ 4001: "no-table", 4003: "elsewhere", 4004: "deleted" }[session.closed.value] ?? "closed");
    const refused = session.refusal.value;
    const shut = why === "no-table" && refused && SHUT.includes(refused.code);
    const says = shut ? t("refused-" + refused.code, refused.arguments) : t("line-" + why);
    if (plain) return html`<p class="lead" role="alert">${says}</p>`;
    return html`<div class="banner bad" role="alert">
      ${says}${" "}
      ${
        why === "elsewhere"
          ? html`<button class="button small" onClick=${() => location.reload()}>${t("line-play-here")}</button>`
          : html`<a href="/">${t("to-home")}</a>`
      }
    </div>`;
  }
  const news = session.news.value;
  if (news) return html`<div class="banner" role="status">${t(news.id, news)}</div>`;
  if (session.givenUp.value)
    return html`<div class="banner" role="status">
      ${t(session.stopped() ? "line-stopped" : "line-given-up")}${" "}
      <a href=${"/check/" + session.table}>${t("check-title")}</a>
    </div>`;
  if (session.lobby.value?.paused)
    return html`<div class="banner" role="status">
      ${h(Icon, { name: "pause" })}${t(session.isHost.value ? "paused-by-you" : "paused")}
      ${
        session.isHost.value &&
        html`<button class="button small" onClick=${() => session.host("resume")}>${t("menu-resume")}</button>`
      }
    </div>`;
  return html`<div class="banner" role="status">
      ${h(Icon, { name: "bot" })}${t("line-bot-plays")}
      <button class="button small" onClick=${() => session.host("give_back", { seat: session.seat.value })}>
        ${t("line-play-myself")}
      </button>
    </div>`;
}
