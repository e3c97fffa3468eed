import { expect } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { samplesOf } from "../../lib/project";
import { served, until } from "../configuration/dev-server/served";

const PAGE = "contribute/writing-a-scaffold.mdx";
const samples = effectsOf(PAGE);

const { "template/src/index.js": index = "" } = await samplesOf(PAGE, "template/src/index.js");
const files = { "src/index.js": index, "dist/old.js": "" };

samples.effect('html: { title: "Acme" }', {
  files,
  without: ["output.html"],
  shows: /^index\.html\n.*<title>Acme<\/title>.*<script [^>]*src="?main\.\w{20}\.js/m,
});
samples.effect('html: { title: "Acme" }', { files, without: ["output.clean"], hides: /^old\.js$/m });

samples.tries('html: { title: "Acme" }', async (code) => {
  const rest: Configuration = { mode: "development" };
  const { get } = await served(code, { files, rest });
  const { text } = await get("/");
  const [, script = ""] = /<script [^>]*src="?([^"> ]+)/.exec(text) ?? [];
  expect((await get(`/${script}`)).text).toContain('textContent = \\"Acme\\"');
  // Without the hash, the script of the page and that of the server have one name.
  const { printed } = await served(code.replace(".[contenthash]", ""), { files, rest });
  await until(() => expect(printed()).toContain("Conflict: Multiple chunks emit assets to the same filename main.js"));
});
