import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareMessages } from "../../../../scripts/facts/messages/compare-messages";
import { formatMessageDrift } from "../../../../scripts/facts/messages/format-message-drift";
import { readAllMessages } from "../../../../scripts/facts/messages/read-messages";
import {
  formatMessages,
  MESSAGES_FILE,
  readWrittenMessages,
} from "../../../../scripts/facts/messages/recorded-messages";
import { readSources } from "../../../../scripts/facts/messages/source";
import { packagesAt } from "../../../../scripts/facts/packages";
import { paths } from "../../../../scripts/lib/paths";

const written = readWrittenMessages();

test("messages.json is what the command would write", async () => {
  const installed = await readAllMessages();
  const drifts = formatMessageDrift(compareMessages(written, installed));
  const advice = "Bring the pages about these up to date, then run `npm run docs:drift -- --update`.";
  expect(drifts, advice).toBe("");
  expect(formatMessages(installed) === readFileSync(MESSAGES_FILE, "utf8"), advice).toBe(true);
}, 240_000);

test("every package has messages", () => {
  const counts = Object.entries(written).map(([name, { messages }]): [string, number] => [name, messages.length]);
  for (const [name, least] of Object.entries({
    webpack: 900,
    "enhanced-resolve": 50,
    "schema-utils": 30,
    tapable: 15,
    "webpack-cli": 40,
    "webpack-dev-server": 20,
    "webpack-dev-middleware": 8,
    "minimizer-webpack-plugin": 40,
    "ts-loader": 8,
    "babel-loader": 5,
    "postcss-loader": 5,
    "sass-loader": 3,
    "copy-webpack-plugin": 2,
    "css-loader": 5,
    "mini-css-extract-plugin": 5,
    "style-loader": 1,
    "html-webpack-plugin": 8,
  })) {
    expect(counts.find(([found]) => found === name)?.[1], name).toBeGreaterThan(least);
  }
});

test("webpack raises them at more than 480 places in its sources, of every kind", () => {
  const messages = written.webpack?.messages ?? [];
  const places = messages.flatMap((message) => message.files);
  expect(places.length).toBeGreaterThan(480);
  expect(new Set(places).size).toBeGreaterThan(200);
  const least = { error: 480, warning: 100, deprecation: 50, log: 40 };
  for (const [kind, number] of Object.entries(least)) {
    expect(messages.filter((message) => message.kind === kind).length, kind).toBeGreaterThan(number);
  }
});

test("every webpack class that extends an error is included", () => {
  const said = new Set(written.webpack?.messages.map((message) => message.class));
  const text = readSources(packagesAt(paths.root).rootOf("webpack")).map(({ tree }) => tree.text);
  const classes = text.flatMap((code) => [...code.matchAll(/^class (\w+) extends \w*(?:Error|Warning) \{/gm)]);
  expect(classes.length).toBeGreaterThan(70);
  expect(classes.map(([, name]) => name).filter((name) => !said.has(name))).toEqual([]);
});

test.each([
  ["webpack", "error", "ModuleNotFoundError", "Module not found: <err>"],
  ["enhanced-resolve", "error", undefined, "Can't <message>"],
  ["webpack", "error", "ModuleParseError", /\nYou may need an appropriate loader to handle this file type/],
  ["webpack", "error", "WebpackError", /^Conflict: Multiple chunks emit assets to the same filename <file>/],
  ["webpack", "error", "ChunkLoadError", /^Loading chunk <chunkId> failed\./],
  ["webpack", "error", undefined, "Cannot find module '<req>'"],
  ["schema-utils", "error", "ValidationError", /^Invalid <baseDataPath> object\. <headerName> has been initialized/],
  ["schema-utils", "error", "ValidationError", /has an unknown property '<additionalProperty>'/],
  ["webpack", "log", undefined, "[HMR] Cannot find update. Need to do a full reload!"],
  ["webpack-cli", "log", undefined, "Unknown command or entry '<operand>'"],
  ["webpack", "error", "ESMLinkingError", /^export <ids> <additionalMessage> was not found in '<userRequest>'/],
  ["webpack", "warning", "CriticalDependencyWarning", "Critical dependency: <message>"],
  ["webpack", "warning", "AssetsOverSizeLimitWarning", /^asset size limit: The following asset\(s\) exceed/],
  ["webpack", "error", undefined, "Unterminated string constant"],
  ["webpack-dev-server", "deprecation", undefined, /^Using the 'bypass' option is deprecated/],
] as const)("%s says as %s %s: %s", (name, kind, className, template) => {
  const said = written[name]?.messages.filter((message) => message.kind === kind && message.class === className) ?? [];
  const isIt = (text: string) => (typeof template === "string" ? text === template : template.test(text));
  expect(said.filter((message) => isIt(message.template)).length).toBeGreaterThan(0);
});

test("no template contains code or names from code", () => {
  const all = Object.values(written).flatMap(({ messages }) => messages.map(({ template }) => template));
  expect(all.filter((template) => template.includes("$$") || template.trim() === "")).toEqual([]);
});
