import { expect } from "vitest";
import { openPage, save, shows } from "../../effects/configuration/dev-server/page";
import { serve, until } from "../../effects/configuration/dev-server/served";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { project, samplesOf } from "../../lib/project";

const PAGE = "concepts/hot-module-replacement.mdx";
const page = await outputsOf(PAGE);

page.shows("[HMR] Updated modules:", async () => {
  const files = await samplesOf(PAGE, "src/face.js", "src/pad.js");
  // The page has a second entry, which accepts itself.
  const entry = (await fencesOf(PAGE)).find(({ title }) => title === "src/index.js")?.code ?? "";
  const server = await serve(await project({ ...files, "src/index.js": entry }), { mode: "development" });
  const stopwatch = await openPage(server);
  const { document } = stopwatch.window;
  await until(() => expect(document.title).toMatch(/^00:0\d$/));
  const before = Number(document.title.slice(-1));
  await save(server, "src/pad.js", files["src/pad.js"]?.replace('"0"', '"_"') ?? "");
  await shows(stopwatch, "App is up to date");
  // The seconds go on, and the new module shows them.
  expect(document.title).toMatch(/^00:_\d$/);
  expect(Number(document.title.slice(-1))).toBeGreaterThanOrEqual(before);
  return stopwatch.shown.join("\n");
});

page.restIs({});
