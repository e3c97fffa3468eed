import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { app, BrowserWindow, ipcMain } from "electron";

const dist = path.join(import.meta.dirname, "..");
const note = () => path.join(app.getPath("userData"), "note.txt");

ipcMain.handle("note:read", () => readFile(note(), "utf8").catch(() => ""));
ipcMain.handle("note:save", (_event, text) => writeFile(note(), String(text)));

app.whenReady().then(() => {
  const window = new BrowserWindow({
    webPreferences: { preload: path.join(dist, "preload/preload.js") },
  });
  window.loadFile(path.join(dist, "renderer/index.html"));
});

app.on("window-all-closed", () => app.quit());
