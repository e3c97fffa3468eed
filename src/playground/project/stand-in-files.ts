import type { Project } from "./project";

/** Strings in a configuration that are paths of the project's own files. */
const NAMED = /(["'`])(?:\.\/)?((?:src|app|public)\/[\w@./-]*\.\w+|(?<=\.\/)(?!dist\/)[\w@/-]+\.(?:css|html|svg))\1/g;

/** Imports by relative path, with the names that they import. */
const RELATIVE =
  /\b(?:import|export|require|new URL)\b\s*(?:([\w*\s{},]*?)\s*from\s*)?\(?\s*(?:\/\*.*?\*\/\s*)*["'](\.\.?\/[^"'?]*)["']/g;

/** Files that style sheets load by relative path. */
const OF_STYLES = /(?:@import\s+|\burl\(\s*)["']?(\.\.?\/[^"')?#]+)/g;

/** A folder that a configuration refers to as a whole. */
const PUBLIC = /(["'`])(?:\.\/)?public\1/;

const SCRIPT = /\.([cm]?[jt]s|[jt]sx)$/;

/** Small files by file extension, for files that a sample mentions but doesn't show. */
const BY_ENDING: Record<string, string> = {
  css: "body {\n  font-family: system-ui, sans-serif;\n}\n",
  html: '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Tea shop</title>\n  </head>\n  <body></body>\n</html>\n',
  json: '{ "name": "Kettle", "price": 39 }\n',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 8h12v8H4z"/></svg>\n',
};

/** The configuration that ts-loader needs besides modules. */
const TSCONFIG = `{
  "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "sourceMap": true }
}
`;

/**
 * Returns a project with a small file added for each one that its configuration or its modules refer to and that is
 * missing.
 */
export function withNamedFiles(project: Project, configuration: string): Project {
  const files = new Map(Object.entries(project));
  const text = project[configuration] ?? "";
  for (const [, , path = ""] of text.matchAll(NAMED)) add(files, path, entry(path));
  if (/["'`]ts-loader\b/.test(text) && !files.has("tsconfig.json")) files.set("tsconfig.json", TSCONFIG);
  if (PUBLIC.test(text) && ![...files.keys()].some((path) => path.startsWith("public/"))) {
    add(files, "public/robots.txt", "");
  }
  if (!/\bentry\s*[:(]/.test(text) && ![...files.keys()].some((path) => isEntry(path, text))) {
    add(files, "src/index.js", ENTRY);
  }
  // Iterating over a map also visits the files that are added during the loop.
  for (const [path, code] of files) {
    if (SCRIPT.test(path) && path !== configuration) addImports(files, path, code);
    if (path.endsWith(".css")) addOfStyles(files, path, code);
  }
  return Object.fromEntries(files);
}

/** Returns whether webpack starts at a file by default. If the configuration mentions it, it's a template. */
function isEntry(path: string, configuration: string): boolean {
  return /^src\/index\.\w+$/.test(path) && !configuration.includes(path);
}

const ENTRY = `import { format } from "./price.js";

console.log("Kettle:", format(39));

import("./checkout.js").then(({ pay }) => pay(39));
`;

/** Returns the text of a script that a configuration mentions, for example as an entry. */
function entry(path: string): string {
  return `console.log("${path} runs.");\n`;
}

function add(files: Map<string, string>, path: string, script: string): void {
  if (files.has(path)) return;
  files.set(path, SCRIPT.test(path) ? script : (BY_ENDING[path.replace(/^.*\./, "")] ?? `${path}\n`));
}

/** Adds the modules that a script imports by relative path. They export the names that are imported from them. */
function addImports(files: Map<string, string>, from: string, code: string): void {
  for (const [, taken = "", request = ""] of code.matchAll(RELATIVE)) {
    const path = pathOf(request, from);
    const isThere = ["", ".js", ".ts", ".tsx", ".jsx", ".json", "/index.js"].some((end) => files.has(path + end));
    if (!isThere) add(files, /\.\w+$/.test(path) ? path : `${path}.js`, exporting(taken, path));
  }
}

function addOfStyles(files: Map<string, string>, from: string, code: string): void {
  for (const [, request = ""] of code.matchAll(OF_STYLES)) add(files, pathOf(request, from), "");
}

/** Returns the path in the project for a relative path in one of its files. */
function pathOf(request: string, from: string): string {
  return decodeURI(new URL(request, `file:///${from}`).pathname).slice(1);
}

function exporting(taken: string, path: string): string {
  const [, names = ""] = /\{([^}]*)\}/.exec(taken) ?? [];
  const named = names.split(",").map((name) => name.trim().replace(/\s.*/, ""));
  const exports = named.filter(Boolean).map((name) => `export const ${name} = (value) => \`${name} of \${value}\`;\n`);
  const isDefault = /^\s*\w/.test(taken);
  return [...exports, ...(isDefault ? [`export default "${path}";\n`] : [])].join("") || entry(path);
}
