// The parts of the result that only A Shelves Voyage has.
export { storyOf } from "./story.js";
/** @param {any} _props */
export const Details = (_props) => null;
