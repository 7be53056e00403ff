// The parts of the result that only A Shelves Voyage has.

export { Details } from "./result.js";
