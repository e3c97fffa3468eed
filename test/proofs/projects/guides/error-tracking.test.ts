import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { type BuiltStep, useSteps } from "../../lib/steps";

const guide = useSteps("error-tracking");
/** What the browser says of the mistake, and of the host, which takes no reports. */
const MISTAKE = [/Cannot read properties of undefined/, /^uncaught: Script error/, /\/errors\b/, /status of 404/];

/** Opens a page, clicks on the button whose handler fails, and returns the stack that the page reports. */
async function reportedStack(address: string): Promise<string> {
  const page = await guide.open(`${address}/`, MISTAKE);
  const sent = page.waitForRequest("**/errors");
  await page.getByRole("button", { name: "Pay" }).click();
  return (await sent).postData() ?? "";
}

/** Returns a stack as the script of the project reads it. */
async function readStack({ folder }: BuiltStep, stack: string): Promise<string> {
  const file = path.join(folder, "read-stack.js");
  const script: { readStack(stack: string, maps: string): string } = await import(/* @vite-ignore */ file);
  return script.readStack(stack, path.join(folder, "maps"));
}

/** Returns the name and the text of the only script of a build, and of its map. */
function onlyScript(step: BuiltStep) {
  const [name = ""] = step.files("dist/assets").filter((file) => file.endsWith(".js"));
  return { name, text: step.read(`dist/assets/${name}`), map: step.read(`maps/${name}.map`) };
}

test("1-hidden: a reported stack is read with maps that nobody else gets", async () => {
  const step = await guide.goTo("1-hidden");
  await step.build();
  const files = ["dist", "maps"].flatMap((folder) => step.files(folder).map((file) => `${folder}/${file}`));
  await guide.expectOutput("files.txt", files.join("\n"));
  expect(onlyScript(step).text).not.toContain("sourceMappingURL");
  const address = await guide.serve(path.join(step.folder, "dist"));
  const stack = await reportedStack(address);
  await guide.expectOutput("reported.txt", stack.replaceAll(address, "https://shop.acme.example"));
  await guide.expectOutput("read.txt", await readStack(step, stack));
});

test("1-hidden: a script from another origin is reported only if its tag asks for it", async () => {
  const step = await guide.goTo("1-hidden");
  await step.replace("webpack.config.js", "output: {", 'output: {\n    crossOriginLoading: "anonymous",');
  await step.build();
  const dist = path.join(step.folder, "dist");
  const cdn = await guide.serve(dist, { "access-control-allow-origin": "*" });
  const html = step.read("dist/index.html").replace("src=assets", `src=${cdn}/assets`);
  await writeFile(path.join(dist, "index.html"), html);
  await writeFile(path.join(dist, "without.html"), html.replace("crossorigin=anonymous ", ""));
  const address = await guide.serve(dist);
  expect(await reportedStack(address)).toContain(`${cdn}/assets/main.`);

  const page = await guide.open(`${address}/without.html`, MISTAKE);
  const message = page.waitForEvent("pageerror");
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener("error", (event) => resolve(event.message))),
  );
  await page.getByRole("button", { name: "Pay" }).click();
  await message;
  expect(await heard).toBe("Script error.");
});

test("1-hidden: maps without sources still lead to lines, and a comment moves them under the same name", async () => {
  const step = await guide.goTo("1-hidden");
  await step.replace("webpack.config.js", "hidden-source-map", "hidden-nosources-source-map");
  await step.build();
  const before = onlyScript(step);
  expect(before.map).not.toContain("sourcesContent");
  const place = `https://shop.acme.example/assets/${before.name}:1:${before.text.indexOf("amount") + 1}`;
  expect(await readStack(step, place)).toBe("webpack://acme-shop/./src/pay.js:3:37");

  await step.replace("src/pay.js", "export", "// In euros.\nexport");
  await step.build();
  expect(onlyScript(step).name).toBe(before.name);
  expect(await readStack(step, place)).toBe("webpack://acme-shop/./src/pay.js:4:37");
});

test("1-hidden: a cheap map leads to one line, with a column that is not there", async () => {
  const step = await guide.goTo("1-hidden");
  await step.replace("webpack.config.js", "hidden-source-map", "hidden-cheap-source-map");
  await step.build();
  const place = `https://shop.acme.example/assets/${onlyScript(step).name}:1:336`;
  expect(await readStack(step, place)).toBe("webpack://acme-shop/./src/report.js:1:336");
});

test("2-debug-ids: script and map have the same id, and a comment changes it", async () => {
  const step = await guide.goTo("2-debug-ids");
  const idOf = ({ text, map }: { text: string; map: string }) => {
    const [, id] = /\n\/\/# debugId=([\w-]+)$/.exec(text) ?? [];
    expect(JSON.parse(map).debugId).toBe(id);
    return id;
  };
  await step.build();
  const first = idOf(onlyScript(step));
  await guide.expectOutput(
    "end.txt",
    onlyScript(step)
      .text.slice(-90)
      .replace(/^.*(?=.{24}\n)/, ""),
  );
  await step.build();
  expect(idOf(onlyScript(step))).toBe(first);
  await step.replace("src/pay.js", "export", "// In euros.\nexport");
  await step.build();
  expect(idOf(onlyScript(step))).not.toBe(first);
});

test("2-debug-ids: an id at the end of a style sheet would be no comment of CSS", async () => {
  const endOfStyles = async (devtool?: string) => {
    const step = await guide.goTo("2-debug-ids");
    await writeFile(path.join(step.folder, "src/shop.css"), "button { color: navy }");
    await step.replace("src/index.js", "import", 'import "./shop.css";\nimport');
    if (devtool) await step.replace("webpack.config.js", /devtool: .*/, `devtool: "${devtool}",`);
    await step.build();
    const [styles] = step.files("dist").filter((file) => file.endsWith(".css"));
    return step.read(`dist/${styles}`).split("\n").at(-1);
  };
  expect(await endOfStyles("hidden-source-map-debugids")).toMatch(/^\/\/# debugId=/);
  expect(await endOfStyles()).toBe("button{color:navy}");
});
