// What every page of the client stands on.

import htm from "htm";
import { h } from "preact";

export { FluentBundle, FluentResource } from "@fluent/bundle";
export { hmac } from "@noble/hashes/hmac.js";
export { sha256 } from "@noble/hashes/sha2.js";
export { batch, computed, effect, signal, useSignal } from "@preact/signals";
export { h, render } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export const html = htm.bind(h);

/** An assignment that may stand in an expression, such as what a button does. */
export const put = (signal, value) => {
  signal.value = value;
};
