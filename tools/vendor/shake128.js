// The hash that fair chance is read from, loaded with a proof.

export { shake128 } from "@noble/hashes/sha3.js";
