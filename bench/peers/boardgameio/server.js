// The boardgame.io server under test, started as a child process by live.js.
//
// Environment: STORAGE=memory|flatfile, STORAGE_DIR (for flatfile). Listens on loopback only.

const { FlatFile, Server } = require('boardgame.io/server');
const { MarketIsland } = require('./market-island');

const { STORAGE = 'memory', STORAGE_DIR } = process.env;

const server = Server({
  games: [MarketIsland],
  origins: [/^http:\/\/127\.0\.0\.1/],
  ...(STORAGE === 'flatfile' && { db: new FlatFile({ dir: STORAGE_DIR }) }),
});

const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);

server.run(0).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
});

// Do not outlive the benchmark if it stops early.
process.on('disconnect', () => process.exit());
