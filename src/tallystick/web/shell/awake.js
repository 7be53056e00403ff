// Keeps the screen on where a browser has no wake lock, because the page came over plain http.

/** No screen goes dark under a film that is being watched. */
const film = document.createElement("video");
film.setAttribute("aria-hidden", "true");
film.playsInline = true;
Object.assign(film.style, { position: "fixed", width: "1px", height: "1px", opacity: "0", pointerEvents: "none" });

/** @type {AudioContext | undefined} */
let silence;
/** @type {ReturnType<typeof setInterval> | undefined} */
let drawing;

/** Called when somebody has touched the page: a browser plays nothing before. */
export function begin() {
  if (film.srcObject) return;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  drawing = setInterval(() => pen?.fillRect(0, 0, 2, 2), 1000);
  const stream = canvas.captureStream(1);
  silence = new AudioContext(); // a film without any sound does not count
  for (const track of silence.createMediaStreamDestination().stream.getTracks()) stream.addTrack(track);
  film.srcObject = stream;
  document.body.append(film);
  film.play().catch(end);
}

export function end() {
  clearInterval(drawing);
  film.srcObject = null;
  film.remove();
  void silence?.close();
  silence = undefined;
}
