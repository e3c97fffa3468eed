import { readFileSync } from "node:fs";
import path from "node:path";

export const clientFolder = path.join(import.meta.dirname, "../client");

function read(name) {
  return JSON.parse(readFileSync(path.join(clientFolder, name), "utf8"));
}

const { entrypoints, assets } = read("manifest.json");
const files = entrypoints.client.imports.map((name) => assets[name].file);

export const scripts = files.filter((file) => file.endsWith(".js"));
export const styles = files.filter((file) => file.endsWith(".css"));

export const reviews = read("ssr-manifest.json")["./src/Reviews.jsx"].filter(
  (file) => file.endsWith(".css"),
);
