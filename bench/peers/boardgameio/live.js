// 50 tables of four sockets that play by chance, against a boardgame.io server in a process of its own:
// `node live.js memory|flatfile SECONDS` prints one JSON line. Only the server's CPU time counts.

const { fork } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Table } = require('./table');
const { cpuSeconds, generator, quantile } = require('./play');

const TABLES = 50;
const WARM_UP = 3;
const [storage = 'memory', seconds = '10'] = process.argv.slice(2);
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

const main = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-boardgameio-'));
  const server = fork(path.join(__dirname, 'server.js'), {
    env: { ...process.env, STORAGE: storage, STORAGE_DIR: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { port } = await new Promise((resolve) => server.once('message', resolve));
  let latencies = [];
  let bytes = 0;
  let updates = 0;
  const tables = [];
  for (let i = 0; i < TABLES; i++) {
    const table = new Table(`http://127.0.0.1:${port}`, 4, generator(i), {
      onMove: (ms) => latencies.push(ms),
      onUpdateBytes: (size) => {
        bytes += size;
        updates += 1;
      },
    });
    await table.open();
    tables.push(table);
  }
  for (const table of tables) await table.newMatch();
  await sleep(WARM_UP);
  latencies = [];
  const cpu = cpuSeconds(server.pid);
  await sleep(Number(seconds));
  const used = cpuSeconds(server.pid) - cpu;
  console.log(
    JSON.stringify({
      moves_per_cpu_second: Math.round(latencies.length / used),
      told_to_all_p99_ms: Number(quantile(latencies, 0.99).toFixed(1)),
      bytes_per_update: Math.round(bytes / updates),
    })
  );
  for (const table of tables) table.close();
  server.kill();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};

main();
