// Short names for those who do not want to think of one; no real name is ever needed.

import { t } from "./words.js";

/** @template T @param {T[]} list */
const any = (list) => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length];

export const randomName = () => any(t("nicknames").split(" "));
