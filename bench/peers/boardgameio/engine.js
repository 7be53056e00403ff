// Random games of four players straight through boardgame.io's reducer: `node engine.js SECONDS` prints one JSON line.

const { cpuSeconds, generator, playByReducer } = require('./play');

const seconds = Number(process.argv[2] || 3);
const random = generator(7);
for (let i = 0; i < 5; i++) playByReducer(random);
const began = cpuSeconds();
let moves = 0;
while (cpuSeconds() - began < seconds) moves += playByReducer(random).moves;
console.log(JSON.stringify({ moves_per_cpu_second: Math.round(moves / (cpuSeconds() - began)) }));
