// What is asked and shown of ideas, on phones and on the wall: each part is loaded when it is first wanted.

import { useLater } from "../../shell/around.js";

/** The parts by their place: a component that gets the Sitting. @type {Record<string, () => Promise<any>>} */
const MOUNTS = {
  invitation: () => import("./quiz_phone.js").then((room) => room.Invitation),
  quiz: () => import("./quiz_phone.js").then((room) => room.Quiz),
  result: () => import("./quiz_phone.js").then((room) => room.Result),
  card: () => import("./debrief_phone.js").then((room) => room.Card),
  wallCard: () => import("./debrief_wall.js").then((room) => room.WallCard),
  wallQuiz: () => import("./quiz_wall.js").then((room) => room.WallQuiz),
};

/** The part for a place, as soon as it is there. @param {string} place @param {boolean} wanted */
export const useMount = (place, wanted) =>
  useLater(() => MOUNTS[place]().then((Part) => ({ Part })), "Part", wanted && place in MOUNTS);
