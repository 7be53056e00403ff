// Small helpers shared by the measurements: a seeded generator, games played
// straight through the reducer, statistics and process accounting.

const fs = require('fs');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { MarketIsland, enumerate } = require('./market-island');

/** mulberry32: a tiny seeded generator, so that runs choose the same moves. */
const generator = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const pick = (items, random) => items[Math.floor(random() * items.length)];

const makeMove = (type, args, playerID, credentials) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials },
});

/** Play one game with random legal moves; `onState` sees every state. */
const playByReducer = (random, { numPlayers = 4, seed, onState = () => {} } = {}) => {
  const game = seed === undefined ? MarketIsland : { ...MarketIsland, seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    onState(state);
    const playerID = state.ctx.currentPlayer;
    const { move, args } = pick(enumerate(state.G, state.ctx, playerID), random);
    state = reducer(state, makeMove(move, args, playerID));
    moves += 1;
  }
  return { moves, state };
};

const quantile = (values, q) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
};

/** CPU seconds (user + system) of a process, from /proc; ticks are 1/100 s on Linux. */
const cpuSeconds = (pid = 'self') => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

module.exports = { cpuSeconds, generator, makeMove, pick, playByReducer, quantile };
