// Coins to be chosen: the two sides of a trade, and what goes into cold storage. Loaded when first wanted.

import { Art, Icon } from "../../shell/icon.js";
import { nameOf, t } from "../../shell/words.js";
import { h, html, put, useState } from "../../vendor/vendor.js";
import { Coin, CURRENCIES, coinCode, coinName, Panel, Token } from "./cards.js";
import { neighbours, open, send, tiles } from "./choice.js";
import { filled, filledWith, fitting, formsOf, roomOf, sum } from "./forms.js";
import { Amounts, Choice, Stepper } from "./paying.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {{scene: Scene, me: number, session: import("../../live/session.js").Session}} Props */

/** @param {string} coin */
const coined = (coin) => html`${h(Coin, { kind: coin })}<span>${coinCode(coin)}</span>`;

/** The two tiles, partner, currency and amount of a trade, with its outcome said before. @param {Props} props */
export function TradePanel({ scene, me, session }) {
  const legal = session.legal.value;
  const [from, to] = tiles.value;
  const [partner, setPartner] = useState(-1);
  const [coin, setCoin] = useState("");
  const [ask, setAsk] = useState(0);
  const [offer, setOffer] = useState(0);
  const back = () => {
    tiles.value = [];
    open.value = "";
  };
  const forms = formsOf(legal, "trade");
  const pair = forms.filter(({ like }) => like.from_tile === from && like.to_tile === to);
  const partners = [...new Set(forms.map(({ like }) => like.partner))];
  const wild = from === "wild" ? "give" : "take";
  const choices = from === "wild" || to === "wild" ? [...new Set(pair.map(({ like }) => like[wild]))] : [];
  const chosen = choices.includes(coin) ? coin : choices[0];
  const wanted = CURRENCIES.indexOf(to === "wild" ? chosen : to);
  const richest = [...partners].sort((one, other) => scene.wallets[other][wanted] - scene.wallets[one][wanted])[0];
  const withWhom = partners.includes(partner) ? partner : richest;
  const form = pair.find(({ like }) => like.partner === withWhom && (!choices.length || like[wild] === chosen));
  const say = from ? t("ch-trade-to", { coin: coinName(from) }) : t("ch-trade-from");
  const left = t("ch-left-of", { count: scene.badges.trade });
  if (!form) {
    const all = from ? neighbours(legal, from) : scene.ring.map((one) => one.tile);
    const foot = html`<button class="btn ghost" onClick=${() => (from ? put(tiles, []) : back())}>
      <span>${t("ch-back")}</span>
    </button>`;
    return html`<${Panel} title=${t("ch-open-trade")} sub=${left} foot=${foot}>
      <p class="aim" role="status">${h(Icon, { name: "hex" })}${say}</p>
      <div class="pickrow tilepick" role="group" aria-label=${say}>
        ${all.map(
          (tile) =>
            html`<button key=${tile} onClick=${() => put(tiles, from ? [from, tile] : [tile])}>
              ${h(Coin, { kind: tile })}
              <span>${coinName(tile)}<small>${scene.ring.find((one) => one.tile === tile)?.die}</small></span>
            </button>`,
        )}
      </div>
    <//>`;
  }
  const { like, blanks } = form;
  const value = scene.offers.find((one) => one.from_tile === from && one.to_tile === to)?.give ?? 0;
  const asked = Math.min(Math.max(ask || blanks.ask.most, blanks.ask.least), blanks.ask.most);
  const less = blanks.offer ? Math.min(offer, blanks.offer.most) : 0;
  const given = less || value;
  const have = scene.wallets[me][CURRENCIES.indexOf(like.give)];
  const theirs = scene.wallets[withWhom][CURRENCIES.indexOf(like.take)];
  const outcome = t("ch-trade-outcome", {
    given,
    giving: coinName(like.give),
    seat: withWhom,
    got: Math.min(asked, theirs),
    taking: coinName(like.take),
  });
  const warning =
    have < given
      ? t("ch-cannot-pay", { have, coin: coinName(like.give), given })
      : theirs < asked
        ? t("ch-short", { seat: withWhom, have: theirs, coin: coinName(like.take) })
        : "";
  const foot = html`
      <button
        class="btn go tradeit"
        disabled=${session.waiting.value !== ""}
        onClick=${() => send(session, filledWith(form, { ask: asked, ...(less ? { offer: less } : {}) }))}
      >
        ${h(Art, { id: "h-b-trade" })}
        <span>
          ${t("ch-trade")}
          <small>−${given} ${coinName(like.give)}, +${Math.min(asked, theirs)} ${coinName(like.take)}</small>
        </span>
      </button>
      <button class="btn ghost" onClick=${() => put(tiles, [])}><span>${t("ch-other-tiles")}</span></button>`;
  /** What each has of what is asked for. @param {number} seat */
  const owner = (seat) =>
    html`${h(Token, { seat })}
      <span>
        ${nameOf(seat)}
        <small>
          ${t("ch-has", { count: scene.wallets[seat][CURRENCIES.indexOf(like.take)], coin: coinName(like.take) })}
        </small>
      </span>`;
  return html`<${Panel} title=${t("ch-open-trade")} sub=${left} foot=${foot}>
    ${
      partners.length > 1 &&
      h(Choice, { label: t("ch-with"), all: partners, now: withWhom, set: setPartner, says: owner })
    }
    ${
      choices.length > 0 &&
      h(Choice, {
        label: t(wild === "give" ? "ch-wild-give" : "ch-wild-take"),
        all: choices,
        now: chosen,
        set: setCoin,
        says: coined,
      })
    }
    <div class="amount ask1">
      ${h(Coin, { kind: like.take })}
      <span class="code">${t("ch-you-ask-for")}<small>${t("ch-at-most", { count: blanks.ask.most })}</small></span>
      ${h(Stepper, {
        value: asked,
        least: blanks.ask.least,
        most: blanks.ask.most,
        set: setAsk,
        label: t("ch-asked-amount"),
      })}
    </div>
    ${
      blanks.offer &&
      html`<div class="amount ask1">
        ${h(Coin, { kind: like.give })}
        <span class="code">${t("ch-you-offer")}<small>${t("ch-at-most", { count: value })}</small></span>
        ${h(Stepper, {
          value: given,
          least: 1,
          most: value,
          set: (one) => setOffer(one === value ? 0 : one),
          label: t("ch-offered-amount"),
        })}
      </div>`
    }
    <p class="outcome" role="status">${outcome}</p>
    ${warning && html`<p class="warning">${h(Icon, { name: "warn" })}${warning}</p>`}
  <//>`;
}

/** @param {Props} props */
export function StorePanel({ scene, session }) {
  const forms = formsOf(session.legal.value, "store");
  const room = roomOf(forms);
  const [coins, setCoins] = useState(filled(room.most, room.total));
  const form = fitting(forms, coins);
  const empties = form?.like.empty_wallet;
  const foot = html`
      <button
        class="btn go storeit"
        disabled=${!form || session.waiting.value !== ""}
        onClick=${() => form && send(session, filledWith(form, { coins }))}
      >
        ${h(Art, { id: "h-b-store" })}
        <span>
          ${t(empties ? "ch-store-last" : "ch-store", { count: sum(coins) })}
          <small>${t("ch-store-text")}</small>
        </span>
      </button>
      <button class="btn ghost" onClick=${() => put(open, "")}><span>${t("ch-back")}</span></button>
`;
  return html`<${Panel} title=${t("ch-open-store")} sub=${t("ch-left-of", { count: scene.badges.store })} foot=${foot}>
    ${h(Amounts, { room, coins, set: setCoins, says: t("ch-store-of", { total: room.total }) })}
    ${empties && html`<p class="warning">${h(Icon, { name: "warn" })}${t("ch-empties")}</p>`}
    ${!form && sum(coins) > 0 && html`<p class="warning">${h(Icon, { name: "warn" })}${t("ch-not-so-many")}</p>`}
  <//>`;
}
