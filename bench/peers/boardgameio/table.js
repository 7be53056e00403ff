// One match seen from outside: a REST lobby client and one raw socket.io connection
// per player that speaks boardgame.io's wire protocol ('sync', 'update').

const { io } = require('socket.io-client');
const { enumerate } = require('./market-island');
const { makeMove, pick } = require('./play');

const GAME = 'market-island';

const post = async (base, path, body) => {
  const response = await fetch(`${base}/games/${GAME}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Create a match over the lobby API and take every seat; returns the credentials. */
const createMatch = async (base, numPlayers, setupData) => {
  const { matchID } = await post(base, '/create', { numPlayers, setupData });
  const seats = [];
  for (let seat = 0; seat < numPlayers; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(base, `/${matchID}/join`, {
      playerID,
      playerName: `player ${seat}`,
    });
    seats.push({ playerID, credentials: playerCredentials });
  }
  return { matchID, seats };
};

/** A table that plays match after match with random legal moves. */
class Table {
  constructor(base, numPlayers, random, { onMove, onUpdateBytes }) {
    Object.assign(this, { base, numPlayers, random, onMove, onUpdateBytes });
    this.sockets = [];
    this.views = [];
    this.games = 0;
    this.stopped = false;
  }

  async open() {
    for (let seat = 0; seat < this.numPlayers; seat++) {
      const socket = io(`${this.base}/${GAME}`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      socket.on('sync', (matchID, info) => this.receive(seat, matchID, info.state));
      socket.on('update', (matchID, state) => this.receive(seat, matchID, state));
      this.sockets.push(socket);
      await new Promise((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      socket.io.engine.on('packet', ({ data }) => {
        const kind = /^2\/[^,]+,\["(update)"/.exec(data)?.[1];
        if (kind) this.onUpdateBytes(Buffer.byteLength(data));
      });
    }
  }

  async newMatch() {
    this.views = [];
    this.sentAt = null;
    this.match = await createMatch(this.base, this.numPlayers);
    this.match.seats.forEach(({ playerID, credentials }, seat) => {
      this.sockets[seat].emit('sync', this.match.matchID, playerID, credentials, this.numPlayers);
    });
  }

  receive(seat, matchID, state) {
    if (matchID !== this.match.matchID) return;
    this.views[seat] = state;
    const newest = Math.max(...this.views.map((view) => view?._stateID ?? -1));
    for (let i = 0; i < this.numPlayers; i++) {
      if (this.views[i]?._stateID !== newest) return;
    }
    if (newest !== this.settled || matchID !== this.settledMatch) {
      this.settled = newest;
      this.settledMatch = matchID;
      this.everyoneUpdated();
    }
  }

  everyoneUpdated() {
    if (this.sentAt !== null) {
      this.onMove(performance.now() - this.sentAt);
      this.sentAt = null;
    }
    if (this.stopped) return;
    if (this.views[0].ctx.gameover !== undefined) {
      this.games += 1;
      this.newMatch().catch((error) => {
        if (!this.stopped) throw error; // the server is gone once the run is over
      });
    } else {
      this.move();
    }
  }

  move() {
    if (this.stopped) return;
    const seat = Number(this.views[0].ctx.currentPlayer);
    const { playerID, credentials } = this.match.seats[seat];
    const { G, ctx, _stateID } = this.views[seat];
    const { move, args } = pick(enumerate(G, ctx, playerID), this.random);
    this.sentAt = performance.now();
    this.sockets[seat].emit(
      'update',
      makeMove(move, args, playerID, credentials),
      _stateID,
      this.match.matchID,
      playerID
    );
  }

  close() {
    this.stopped = true;
    this.sockets.forEach((socket) => socket.close());
  }
}

module.exports = { GAME, Table, createMatch };
