import { readFileSync } from "node:fs";
import path from "node:path";

export const clientFolder = path.join(import.meta.dirname, "../client");

const text = readFileSync(path.join(clientFolder, "manifest.json"), "utf8");
const { entrypoints, assets } = JSON.parse(text);
const files = entrypoints.client.imports.map((name) => assets[name].file);

export const scripts = files.filter((file) => file.endsWith(".js"));
export const styles = files.filter((file) => file.endsWith(".css"));
