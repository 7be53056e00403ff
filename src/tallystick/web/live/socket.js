// A connection that comes back by itself, also when the line died without a word.

/**
 * @typedef {object} Line
 * @property {(message: object) => boolean} send false when nobody is listening now
 * @property {() => void} beat looks at the line; called every BEAT
 * @property {() => void} close
 */

/** These endings are for good: nobody is at the other end for us any more. */
const FINAL = new Set([4001, 4003, 4004]);

/** Milliseconds: how often the line is looked at, and after how much silence something is done about it. */
export const BEAT = 500;
const ASK = 2500;
const SILENT = 4500;
const DEAD = 10_000;
/** The first frame of a long game may take longer on a slow line. */
const PATIENCE = 20_000;

/**
 * @param {() => object} hello what to say first, made afresh for each connection
 * @param {(message: any) => void} heard
 * @param {(state: "open" | "lost" | "closed", code: number) => void} changed
 * @param {(silent: boolean) => void} silence nothing is heard any more, or something again
 * @returns {Line}
 */
export function connect(hello, heard, changed, silence) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = 500;
  let over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let beatAt = Date.now();
  let heardAt = beatAt;
  let asked = false;
  /** Whether the first frame is on its way: its first words were heard. */
  let loading = false;
  let silent = false;

  /** @param {boolean} now */
  function tell(now) {
    if (silent === now) return;
    silent = now;
    silence(now);
  }

  function open() {
    clearTimeout(timer);
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const line = new WebSocket(address);
    socket?.close();
    socket = line;
    heardAt = Date.now();
    asked = loading = false;
    line.onopen = () => {
      if (line !== socket) return;
      wait = 500;
      heardAt = Date.now();
      line.send(JSON.stringify(hello()));
      changed("open", 0);
    };
    line.onmessage = (event) => {
      if (line !== socket) return; // what a line that was given up brings late was said again on the new one
      heardAt = Date.now();
      asked = false;
      tell(false);
      const message = JSON.parse(event.data);
      if (message.kind === "frame" || message.kind === "seated") loading = message.kind === "seated";
      if (message.kind !== "pong") heard(message);
    };
    line.onclose = (event) => {
      if (over || line !== socket) return;
      tell(false);
      if (FINAL.has(event.code)) {
        over = true;
        changed("closed", event.code);
        return;
      }
      lose(event.code);
    };
  }

  /** @param {number} code */
  function lose(code) {
    changed("lost", code);
    clearTimeout(timer);
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(2 * wait, 8000);
  }

  /** The line says that it is open, but nobody is there: try another one. */
  function giveUp() {
    const dead = socket;
    socket = null;
    dead?.close();
    tell(false);
    lose(1006);
  }

  function ask() {
    asked = true;
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"say":"ping"}');
  }

  function beat() {
    const now = Date.now();
    const slept = now - beatAt > 3 * BEAT || document.hidden;
    beatAt = now;
    if (over || !socket || socket.readyState > WebSocket.OPEN) return;
    if (slept) heardAt = Math.max(heardAt, now - ASK); // what came meanwhile is read first
    const quiet = now - heardAt;
    if (quiet > (loading ? PATIENCE : DEAD)) giveUp();
    else if (!loading && quiet > SILENT) tell(true);
    else if (quiet >= ASK && !asked && !document.hidden) ask();
  }

  /** The network is gone, as the browser says; a server on this very machine may still answer. */
  function offline() {
    if (over || socket?.readyState !== WebSocket.OPEN) return;
    tell(true);
    ask();
  }

  /** Whatever was open before belongs to a network that is gone. */
  function online() {
    if (over) return;
    wait = 500;
    if (silent) giveUp();
    again();
  }

  function again() {
    if (over || document.hidden) return;
    if (socket?.readyState === WebSocket.OPEN) return ask();
    if (socket?.readyState !== WebSocket.CONNECTING) open();
  }

  addEventListener("online", online);
  addEventListener("offline", offline);
  document.addEventListener("visibilitychange", again);
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    beat,
    close() {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", again);
      socket?.close();
    },
  };
}
