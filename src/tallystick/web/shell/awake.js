// Keeps the screen on while somebody plays.

/** Without a secure context a browser has no wake lock, but no screen goes dark under a film that is being watched. */
function film() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  const shown = document.createElement("video");
  shown.setAttribute("aria-hidden", "true");
  shown.playsInline = true;
  Object.assign(shown.style, { position: "fixed", width: "1px", height: "1px", opacity: "0", pointerEvents: "none" });
  /** @type {AudioContext | undefined} */
  let silence;
  const draw = setInterval(() => pen?.fillRect(0, 0, 2, 2), 1000);
  const begin = () => {
    if (shown.srcObject || document.hidden) return;
    const stream = canvas.captureStream(1);
    silence = new AudioContext(); // a film without any sound does not count
    for (const track of silence.createMediaStreamDestination().stream.getTracks()) stream.addTrack(track);
    shown.srcObject = stream;
    document.body.append(shown);
    shown.play().catch(end);
  };
  const end = () => {
    shown.srcObject = null;
    shown.remove();
    void silence?.close();
  };
  addEventListener("pointerup", begin); // a browser plays nothing before somebody has touched the page
  return () => {
    removeEventListener("pointerup", begin);
    clearInterval(draw);
    end();
  };
}

/** Until the function that it returns is called. */
export function stayAwake() {
  if (!navigator.wakeLock) return film();
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  const ask = async () => {
    if (!document.hidden) lock = await navigator.wakeLock.request("screen").catch(() => undefined);
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
