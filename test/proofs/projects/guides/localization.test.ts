import path from "node:path";
import { expect, test } from "vitest";
import { useSteps } from "../../lib/steps";

const guide = useSteps("localization");

test("1-lazy: a page loads the messages of its language and no others", async () => {
  const step = await guide.goTo("1-lazy");
  const printed = await step.build();
  const assets = printed.match(/^asset \S+\.js .*$/gm) ?? [];
  await guide.expectOutput("lazy.txt", assets.join("\n"));
  const address = await guide.serve(path.join(step.folder, "dist"));
  const page = await guide.open(`${address}/`, [/Cannot find module/]);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url().replace(/^.*\/(messages-\w+).*$/, "$1")));
  const texts: string[] = [];
  const read = async (words: string) => {
    await page.getByText(words).waitFor();
    const language = await page.evaluate(() => document.documentElement.lang);
    texts.push(`${language}  ${await page.locator("h1").textContent()}: ${await page.locator("p").textContent()}`);
  };
  await read("3 lamps");
  await page.getByLabel("Language").selectOption("de");
  await read("3 Lampen");
  expect(loaded).toEqual(["messages-de"]);
  await page.getByLabel("Language").selectOption("pl");
  await read("3 lampy");
  await page.getByLabel("Language").selectOption("de");
  await read("3 Lampen");
  expect(loaded).toEqual(["messages-de", "messages-pl"]);
  await guide.expectOutput("texts.txt", texts.slice(0, 3).join("\n").replaceAll("\u00a0", " "));

  const message = page.waitForEvent("pageerror");
  await page.getByLabel("Language").evaluate((select: HTMLSelectElement) => {
    select.add(new Option("Français", "fr"));
    select.value = "fr";
    select.dispatchEvent(new Event("change"));
  });
  expect((await message).message).toBe("Cannot find module './fr.json'");
});

test("1-lazy: with require, all languages are in the script", async () => {
  const step = await guide.goTo("1-lazy");
  const written = step.read("src/messages.js");
  await step.replace("src/messages.js", /await import\(\s*\/\*.*\*\/\s*(`.*`)\s*\)/, "{ default: require($1) }");
  expect(step.read("src/messages.js")).not.toBe(written);
  await step.build();
  expect(step.files("dist").filter((file) => file.endsWith(".js"))).toHaveLength(1);
});

test("1-lazy: the language is the first of the visitor's that the shop has", async () => {
  const step = await guide.goTo("1-lazy");
  const file = path.join(step.folder, "src/languages.js");
  const { pickLanguage }: { pickLanguage(wanted: string[]): string } = await import(/* @vite-ignore */ file);
  expect(pickLanguage(["fr-CA", "de-AT", "en"])).toBe("de");
  expect(pickLanguage(["fr"])).toBe("en");
});

test("2-per-language: each build has one language beside English, and its page says which", async () => {
  const step = await guide.goTo("2-per-language");
  await step.build();
  await guide.expectOutput("per-language.txt", step.files("dist").join("\n"));
  const [script] = step.files("dist/pl").filter((file) => file.endsWith(".js"));
  expect(step.read(`dist/pl/${script}`)).toContain("lampy");
  expect(step.read(`dist/pl/${script}`)).not.toContain("Lampe");
  const address = await guide.serve(path.join(step.folder, "dist"));
  const page = await guide.open(`${address}/pl/`);
  await page.getByText("3 lampy").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("pl");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Ihr Warenkorb" }).waitFor();
});
