import type { Project } from "../../src/playground/project/project";

const project = (code: string): Project => ({
  "webpack.config.js": 'module.exports = { mode: "development", devtool: false };\n',
  "src/index.js": code,
});

/** Code that reports what it hears to the whole tab, where `heardFrom` in the test listens. */
const TELL = `
const tell = (what) => top.postMessage("took " + what, "*");
addEventListener("keydown", ({ key }) => tell("key " + key));
addEventListener("paste", ({ clipboardData }) => tell("paste " + clipboardData.getData("text")));
`;

/** Takes the focus again and again, also from a document inside it that the playground hasn't prepared. */
export const takesKeyboard = project(`
${TELL}
document.body.append(document.createElement("input"));
const child = document.createElement("iframe");
child.srcdoc = \`<script>${TELL} setInterval(() => window.focus(), 20)</\` + "script>";
document.body.append(child);
setInterval(() => document.querySelector("input").focus(), 20);
`);

/** Focuses its own field on start, as many pages do. */
export const focusesField = project(`
${TELL}
document.body.innerHTML = "<input aria-label=Name>";
document.querySelector("input").focus();
window.focus();
console.log("has tried");
`);

/** Requests everything that a page could take from a reader: right away, and again when its button is clicked. */
export const asksForEverything = project(`
const refuse = () => Promise.reject(new Error("refused"));
const canvas = document.createElement("canvas");
const drawing = canvas.getContext("2d");
setInterval(() => drawing.fillRect(0, 0, 9, 9), 50);
const video = document.createElement("video");
video.muted = true;
video.srcObject = canvas.captureStream();
const publicKey = {
  challenge: new Uint8Array(16),
  rp: { name: "x" },
  user: { id: new Uint8Array(4), name: "x", displayName: "x" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};
const goods = { total: { label: "x", amount: { currency: "USD", value: "1" } } };
const attempts = {
  "a video above other windows": () => video.requestPictureInPicture(),
  "reading the clipboard": () => navigator.clipboard.readText(),
  "writing the clipboard": () => navigator.clipboard.writeText("x"),
  pasting: () => document.execCommand("paste") || refuse(),
  "the pointer": () => document.body.requestPointerLock(),
  "the full screen": () => document.body.requestFullscreen(),
  "turning the screen": () => screen.orientation.lock("portrait"),
  notifications: () => Notification.requestPermission().then((answer) => answer === "granted" || refuse()),
  "all keys": () => navigator.keyboard.lock(),
  "the layout of the keyboard": () => navigator.keyboard.getLayoutMap(),
  "the lamp of the screen": () => navigator.wakeLock.request(),
  "all screens": () => getScreenDetails(),
  "a question": () => prompt("Password?") ?? refuse(),
  confirmation: () => confirm("Sure?") || refuse(),
  printing: () => new Promise((resolve) => { addEventListener("beforeprint", resolve); print(); }),
  "the place": () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
  "the camera": () => navigator.mediaDevices.getUserMedia({ video: true }),
  "the screen": () => navigator.mediaDevices.getDisplayMedia(),
  "spoken words": () => new Promise((resolve, reject) => {
    const heard = new webkitSpeechRecognition();
    heard.onstart = resolve;
    heard.onerror = reject;
    heard.start();
  }),
  passwords: () => navigator.credentials.get({ password: true }),
  passkeys: () => navigator.credentials.get({ publicKey }),
  "a new passkey": () => navigator.credentials.create({ publicKey }),
  "an account elsewhere": () => navigator.credentials.get({
    identity: { providers: [{ configURL: "https://example.com/x.json", clientId: "x" }] },
  }),
  "a code from a message": () => navigator.credentials.get({ otp: { transport: ["sms"] } }),
  payment: () => new PaymentRequest([{ supportedMethods: "https://example.com/pay" }], goods).show(),
  "a window above others": () => documentPictureInPicture.requestWindow(),
  "a letter": () => open("mailto:x@example.com") ?? refuse(),
  "other storage": () => document.requestStorageAccess(),
  "a shared worker": () => new SharedWorker(URL.createObjectURL(new Blob([""]))),
  "a service worker": () => navigator.serviceWorker.register("/sw.js"),
  "the cookies' store": () => cookieStore.getAll(),
  locks: () => navigator.locks.query(),
  fonts: () => queryLocalFonts(),
  files: () => showOpenFilePicker(),
  music: () => navigator.requestMIDIAccess(),
  "whether someone is there": () => IdleDetector.requestPermission().then((answer) => answer === "granted" || refuse()),
  "text of the page around": () => window.find("Playground") || refuse(),
  "the title": () => (top.document.title = "x"),
  "the address": () => top.location.href,
  "the fragment of the address": () => (top.location.hash = "x"),
  "the length of the history": () => top.history.length,
  "the name of the window": () => top.name,
  "another frame": () => (top[0].location = "about:blank"),
};
async function ask() {
  const got = [];
  // A click counts for everything that is requested in the same task.
  await Promise.all(Object.entries(attempts).map(async ([name, attempt]) => {
    const late = new Promise((_, reject) => setTimeout(reject, 1500));
    await Promise.race([(async () => attempt())(), late]).then(() => got.push(name), () => {});
  }));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["x"]));
  link.download = "x";
  link.click();
  history.go(-1);
  console.log("got " + JSON.stringify(got));
}
self.name = "clobbered";
addEventListener("beforeunload", (event) => event.preventDefault());
document.body.innerHTML = "<button>Ask</button>";
document.body.append(video);
document.querySelector("button").onclick = ask;
video.play().then(ask);
`);

/** Navigates to another address, and takes along what it knows. */
export const leavesFor = (address: string) =>
  project(`console.log("leaves");
location.href = ${JSON.stringify(address)} + "?leak";\n`);

/** Lets another program open an address when its button is clicked. */
export const opensProgram = (address: string) =>
  project(`document.body.innerHTML = "<button>Open</button>";
document.querySelector("button").onclick = () => (location.href = ${JSON.stringify(address)});\n`);

/** Hides a word from readers, but not from the browser's search. */
export const hidesWords = project('document.body.innerHTML = "<p hidden=until-found>secret</p>";\n');
