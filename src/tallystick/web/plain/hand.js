// The decision: every legal move is a button, and one with blanks a small form.

import { Refusal, useInHand } from "../shell/around.js";
import { message, t } from "../shell/words.js";
import { h, html } from "../vendor/vendor.js";
import { MoveForm } from "./form.js";
import { humanised, moveSays } from "./naming.js";

/** Where somebody is in the game, in the game's words. @param {string} phase */
export const phaseSays = (phase) => message("phase-" + phase.replaceAll("_", "-")) ?? humanised(phase);

/** Whom the table waits for. @param {any} scene */
export const waitsFor = (scene) =>
  scene.to_act.length ? t("plain-waits", { seats: scene.to_act.join(","), count: scene.to_act.length }) : "";

/**
 * @param {object} props
 * @param {any} props.scene
 * @param {import("../live/session.js").Session} props.session
 * @param {boolean} props.ready
 * @param {any} [props.absent]
 * @param {() => void} [props.goOn]
 */
export function Hand({ scene, session, ready, absent, goOn }) {
  const legal = session.legal.value;
  const mine = useInHand(session, legal.length ? `${scene.phase} ${scene.round}` : "", ready);
  const busy = session.asking.value !== "";
  const send = (/** @type {any} */ move) => session.move(move);
  const forms = legal.filter((move) => move.move === "form");
  const plain = legal.filter((move) => move.move !== "form");
  return html`<section class="panel hand pt-hand" id="hand" tabindex="-1" aria-labelledby="h-hand">
    <div class="handhead">
      <h2 id="h-hand">${mine ? t("plain-your-turn") : t("plain-wait")}</h2>
      ${mine && html`<p class="sub">${phaseSays(scene.phase)}</p>`}
    </div>
    ${absent}
    ${!mine && html`<p class="lead">${waitsFor(scene)}</p>`}
    ${goOn && html`<button class="button go" onClick=${goOn}>${t("plain-go-on")}</button>`}
    <div id="decide" tabindex="-1">
      ${
        mine &&
        forms.map((form, at) =>
          h(MoveForm, { key: `${session.seq.value} ${at}`, form: /** @type {any} */ (form), busy, send }),
        )
      }
      ${
        mine &&
        plain.length > 0 &&
        html`<div class="pt-moves">
          ${plain.map(
            (move, at) => html`<button
              key=${at}
              type="button"
              class=${"button" + (legal.length === 1 ? " go" : "")}
              disabled=${busy}
              onClick=${() => send(move)}
            >
              ${moveSays(move)}
            </button>`,
          )}
        </div>`
      }
    </div>
    ${h(Refusal, { refusal: session.refusal.value })}
  </section>`;
}
