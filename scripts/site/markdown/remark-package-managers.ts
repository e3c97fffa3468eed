import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { metaWords } from "./fence-meta";
import { visitNodes } from "./visit-nodes";

type PackageManager = "npm" | "yarn" | "pnpm" | "bun";
const MANAGERS: PackageManager[] = ["npm", "yarn", "pnpm", "bun"];

/** Converts a fence in `sh` or `bash` with the meta `npm` into tabs with the same commands for each package manager. */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visitNodes(tree, (code, index, parent) => {
      if (code.type !== "code" || !/^(sh|bash)$/.test(code.lang ?? "")) return;
      if (!metaWords(code).includes("npm")) return;
      parent.children[index] = tabs(code);
    });
  };
}

function tabs(code: Code): MdxJsxFlowElement {
  const children = MANAGERS.map((manager) => {
    const value = code.value
      .split("\n")
      .map((line) => translate(line, manager))
      .join("\n");
    const fence: Code = { type: "code", lang: "sh", value, position: code.position };
    return component("Tab", { title: manager }, [fence]);
  });
  return { ...component("Tabs", { sync: "package-manager" }, children), position: code.position };
}

function component(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement["children"],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute" as const,
    name: key,
    value,
  }));
  return { type: "mdxJsxFlowElement", name, attributes: list, children };
}

/** Translates a line of npm to another package manager. Lines without npm or npx (comments, `cd`) stay the same. */
export function translate(line: string, manager: PackageManager): string {
  if (manager === "npm") return line;
  // Commands that are joined on one line are translated one by one.
  return line
    .split(/(\s*(?:&&|\|\||;)\s*)/)
    .map((part, index) => (index % 2 ? part : translateCommand(part, manager)))
    .join("");
}

function translateCommand(line: string, manager: Exclude<PackageManager, "npm">): string {
  const [, indent = "", command = "", rest = ""] = /^(\s*)(\S+)(.*)$/.exec(line) ?? [];
  if (command === "npx") return `${indent}${{ yarn: "yarn", pnpm: "pnpm exec", bun: "bunx" }[manager]}${rest}`;
  if (command !== "npm") return line;
  const [verb = "", ...words] = rest.trim().split(/\s+/);
  return `${indent}${manager} ${translateVerb(verb, words, manager)}`.trimEnd();
}

function translateVerb(verb: string, words: string[], manager: Exclude<PackageManager, "npm">): string {
  const packages = words.filter((word) => !word.startsWith("-"));
  const isDev = words.some((word) => word === "--save-dev" || word === "-D");
  const isGlobal = words.some((word) => word === "--global" || word === "-g");
  switch (verb) {
    case "install":
    case "i":
      if (packages.length === 0) return "install";
      if (isGlobal) return `${manager === "yarn" ? "global add" : "add --global"} ${packages.join(" ")}`;
      return `add ${isDev ? (manager === "pnpm" ? "--save-dev " : "--dev ") : ""}${packages.join(" ")}`;
    case "uninstall":
      return `remove ${packages.join(" ")}`;
    case "init":
      // `npm init NAME` runs create-NAME; without a name it creates package.json.
      if (packages.length > 0) return `create ${packages.join(" ")}`;
      return manager === "pnpm" ? "init" : `init ${words.join(" ")}`;
    case "create":
      return `create ${words.filter((word) => word !== "--").join(" ")}`;
    case "run":
      return `run ${words.filter((word) => word !== "--").join(" ")}`;
    case "test":
      // `bun test` runs Bun's own test runner instead of the script.
      return [manager === "bun" ? "run test" : verb, ...words].join(" ");
    default:
      return [verb, ...words].join(" ");
  }
}
