// Types of shake128.js, as far as the client uses them.

export function shake128(data: Uint8Array, options: { dkLen: number }): Uint8Array;
