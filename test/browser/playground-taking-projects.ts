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
const found = {};
const attempts = {
  "reading the clipboard": () => navigator.clipboard.readText(),
  "writing the clipboard": () => navigator.clipboard.writeText("x"),
  pasting: () => document.execCommand("paste") || Promise.reject("no"),
  "the pointer": () => document.body.requestPointerLock(),
  "the full screen": () => document.body.requestFullscreen(),
  notifications: () => Notification.requestPermission().then((answer) => answer === "granted" || Promise.reject(answer)),
  "all keys": () => navigator.keyboard.lock(),
  "the layout of the keyboard": () => navigator.keyboard.getLayoutMap(),
  "the lamp of the screen": () => navigator.wakeLock.request(),
  "a question": () => prompt("Password?") ?? Promise.reject("no"),
  confirmation: () => confirm("Sure?") || Promise.reject("no"),
  "the place": () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
  "the camera": () => navigator.mediaDevices.getUserMedia({ video: true }),
  "the screen": () => navigator.mediaDevices.getDisplayMedia(),
  passwords: () => navigator.credentials.get({ password: true }),
  passkeys: () => navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16) } }),
  "a window above others": () => documentPictureInPicture.requestWindow(),
  "other storage": () => document.requestStorageAccess(),
  fonts: () => queryLocalFonts(),
  files: () => showOpenFilePicker(),
  music: () => navigator.requestMIDIAccess(),
  "text of the page around": () => window.find("Playground") || Promise.reject("no"),
  "the title": () => (top.document.title = "x"),
};
async function ask() {
  const got = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    const late = new Promise((_, reject) => setTimeout(reject, 1500));
    await Promise.race([Promise.resolve().then(attempt), late]).then(() => got.push(name), () => {});
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["x"]));
  link.download = "x";
  link.click();
  history.go(-1);
  console.log("got " + JSON.stringify(got));
}
document.body.innerHTML = "<button>Ask</button>";
document.querySelector("button").onclick = ask;
ask();
`);

/** Navigates to another address, and takes along what it knows. */
export const leavesFor = (address: string) =>
  project(`console.log("leaves");
location.href = ${JSON.stringify(address)} + "?leak";\n`);
