import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { app, BrowserWindow, ipcMain, net, protocol } from "electron";

const dist = path.join(import.meta.dirname, "..");
const renderer = path.join(dist, "renderer");
const note = () => path.join(app.getPath("userData"), "note.txt");

protocol.registerSchemesAsPrivileged([
  { scheme: "app", privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

ipcMain.handle("note:read", () => readFile(note(), "utf8").catch(() => ""));
ipcMain.handle("note:save", (_event, text) => writeFile(note(), String(text)));

app.whenReady().then(() => {
  protocol.handle("app", ({ url }) => {
    const file = path.join(renderer, decodeURIComponent(new URL(url).pathname));
    // An encoded ".." must not lead to the user's other files.
    if (!file.startsWith(renderer + path.sep)) return new Response("Not found", { status: 404 });
    return net.fetch(pathToFileURL(file).href);
  });
  const window = new BrowserWindow({
    webPreferences: { preload: path.join(dist, "preload/preload.js") },
  });
  const isBuilt = process.env.NODE_ENV === "production";
  window.loadURL(isBuilt ? "app://notes/index.html" : "http://localhost:3000/index.html");
});

app.on("window-all-closed", () => app.quit());
