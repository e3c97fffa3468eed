import { contextBridge, ipcRenderer } from "electron";

contextBridge.exposeInMainWorld("notes", {
  read: () => ipcRenderer.invoke("note:read"),
  save: (text) => ipcRenderer.invoke("note:save", text),
});
