// A connection that comes back by itself.

/**
 * @typedef {object} Line
 * @property {(message: object) => boolean} send false when nobody is listening now
 * @property {() => void} close
 */

/** These endings are for good: nobody is at the other end for us any more. */
const FINAL = new Set([4001, 4003, 4004]);

/**
 * @param {() => object} hello what to say first, made afresh for each connection
 * @param {(message: any) => void} heard
 * @param {(state: "open" | "lost" | "closed", code: number) => void} changed
 * @returns {Line}
 */
export function connect(hello, heard, changed) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wait = 500;
  let over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function open() {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const line = new WebSocket(address);
    socket = line;
    line.onopen = () => {
      wait = 500;
      line.send(JSON.stringify(hello()));
      changed("open", 0);
    };
    line.onmessage = (event) => heard(JSON.parse(event.data));
    line.onclose = (event) => {
      if (over || line !== socket) return;
      if (FINAL.has(event.code)) {
        over = true;
        changed("closed", event.code);
        return;
      }
      changed("lost", event.code);
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, 8000);
    };
  }

  function again() {
    if (over || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    open();
  }

  addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      socket?.close();
    },
  };
}
