import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("hot-module-replacement");
const UP_TO_DATE = "[HMR] App is up to date.";

/** Returns a page of a server that waits for changes, and what its console has said since it was looked at last. */
async function watched(url: string, expected: RegExp[] = []) {
  const page = await guide.open(url, { expected });
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await connected(page, () => page.reload());
  lines.length = 0;
  return {
    page,
    /** Makes a change, and waits for a line of the console. Returns what the console said. */
    async saved(file: string, from: string, to: string, until = UP_TO_DATE): Promise<string> {
      lines.length = 0;
      await guide.replace(file, from, to);
      await expect.poll(() => lines.join("\n")).toContain(until);
      const all = lines.join("\n").split("\n");
      // Where the page is loaded again, it may have begun to speak anew.
      const again = all.findIndex((line) => line.startsWith(STARTED));
      return all
        .slice(0, again < 0 ? undefined : again)
        .filter((line) => !line.startsWith("    at "))
        .join("\n");
    },
    /** Makes a change, and waits until the page was loaded again and is connected. */
    reloaded: (file: string, from: string, to: string) => connected(page, () => guide.replace(file, from, to)),
  };
}

/** Does something that loads the page, and waits until the dev server told its client that the build is done. */
async function connected(page: Page, act: () => Promise<unknown>): Promise<void> {
  const done = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"type":"ok"')) resolve();
      }),
    );
  });
  const loaded = page.waitForEvent("load");
  await act();
  await Promise.all([loaded, done]);
}

async function serve(flags = ""): Promise<string> {
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --port ${port} ${flags}`, "compiled successfully");
  return `http://localhost:${port}/`;
}

async function click(page: Page, button: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.getByRole("button", { name: button }).click();
}

/** What the client of a page says first. */
const STARTED = "[webpack-dev-server] Server started";

const output = (page: Page) => page.locator("output").textContent();
const message = (page: Page) => page.locator("#message").textContent();

test("1-start: nobody accepts, the page loads again", async () => {
  await guide.goTo("1-start");
  const { page, ...hot } = await watched(await serve(), [/\[HMR\]/]);
  await click(page, "Add", 3);
  expect(await output(page)).toBe("3");
  const reload = page.waitForEvent("load");
  const said = await hot.saved("src/print.js", "times", "times in all", "Update propagation");
  await guide.expectOutput("not-accepted.txt", said);
  await reload;
  expect(await output(page)).toBe("0");
  await click(page, "Print", 1);
  expect(await message(page)).toBe("You clicked 0 times in all.");
});

test("2-accept: the state stays, the handler is the old one", async () => {
  await guide.goTo("2-accept");
  const { page, ...hot } = await watched(await serve());
  await click(page, "Add", 3);
  const said = await hot.saved("src/print.js", "times", "times in all");
  await guide.expectOutput("accepted.txt", said);
  expect(await output(page)).toBe("3");
  await click(page, "Print", 1);
  expect(await message(page)).toBe("You clicked 3 times.");
});

test("3-handler: the handler is the new one; styles", async () => {
  await guide.goTo("3-handler");
  const { page, ...hot } = await watched(await serve());
  await click(page, "Add", 3);
  await hot.saved("src/print.js", "times", "times in all");
  await click(page, "Print", 1);
  expect(await message(page)).toBe("You clicked 3 times in all.");
  const said = await hot.saved("src/style.css", "white", "rgb(255, 248, 220)");
  await guide.expectOutput("style.txt", said);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 248, 220)");
  expect(await output(page)).toBe("3");
});

test("4-keys: the old listener stays beside the new one", async () => {
  await guide.goTo("4-keys");
  const { page, ...hot } = await watched(await serve());
  await page.keyboard.press("a");
  expect(await output(page)).toBe("1");
  await hot.saved("src/keys.js", '"a"', '"+"');
  await page.keyboard.press("a");
  await page.keyboard.press("+");
  expect(await output(page)).toBe("3");
});

test("5-dispose: the old listener is gone; a change of the HTML is not shown", async () => {
  await guide.goTo("5-dispose");
  const { page, ...hot } = await watched(await serve());
  await page.keyboard.press("a");
  await hot.saved("src/keys.js", '"a"', '"+"');
  await page.keyboard.press("a");
  await page.keyboard.press("+");
  expect(await output(page)).toBe("2");
  await hot.saved("src/index.html", "Clicks", "Number of clicks");
  expect(await page.locator("p").first().textContent()).toBe("Clicks: 2");
});

test("6-page: a change of the HTML loads the page again", async () => {
  await guide.goTo("6-page");
  // The server sees the file twice, and its word to load the page again may come while the page asks for an update.
  const { page, ...hot } = await watched(await serve(), [/^failed: .*\.hot-update\.json net::ERR_ABORTED/]);
  await hot.reloaded("src/index.html", "Clicks", "Number of clicks");
  await expect.poll(() => page.locator("p").first().textContent()).toBe("Number of clicks: 0");
});

test("--no-hot loads the page again, and a production build has no trace of the handlers", async () => {
  await guide.goTo("6-page");
  const { page, ...hot } = await watched(await serve("--no-hot"));
  await click(page, "Add", 2);
  await hot.reloaded("src/print.js", "times", "times in all");
  expect(await output(page)).toBe("0");
  await guide.run("npx webpack --mode production");
  expect(await guide.read("dist/index.js")).not.toContain("print.js was replaced");
});

test("7-node-api: a server started by a program does the same", async () => {
  await guide.goTo("7-node-api");
  const port = await guide.freePort();
  await guide.start("node server.js", "compiled successfully", { env: { PORT: String(port) } });
  const { page, ...hot } = await watched(`http://localhost:${port}/`);
  await click(page, "Add", 3);
  await hot.saved("src/print.js", "times", "times in all");
  await click(page, "Print", 1);
  expect(await message(page)).toBe("You clicked 3 times in all.");
});

test("8-react: a component changes and keeps its state", async () => {
  await guide.goTo("8-react");
  const { page, ...hot } = await watched(await serve());
  await click(page, "Clicks", 2);
  await hot.saved("src/Counter.jsx", "Clicks:", "Number of clicks:");
  await page.getByText("Number of clicks: 2").waitFor();
});

test("9-own-server: the middleware announces the update", async () => {
  await guide.goTo("9-own-server");
  const port = await guide.freePort();
  await guide.start("node server.js", "compiled successfully", { env: { PORT: String(port) } });
  const page = await guide.open(`http://localhost:${port}/`, { expected: [/__webpack_hmr net::ERR_ABORTED/] });
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  const connection = page.waitForEvent("console", (line) => line.text() === "[HMR] connected");
  await page.reload();
  await connection;
  await click(page, "Greet", 1);
  await guide.replace("src/greeting.js", "Hello", "Welcome");
  await expect.poll(() => lines.join("\n")).toContain(UP_TO_DATE);
  await click(page, "Greet", 1);
  expect(await output(page)).toBe("Welcome, visitor 2!");
});

test("10-poll: a program in Node.js updates itself", async () => {
  await guide.goTo("10-poll");
  await guide.start("npx webpack --watch", "compiled successfully");
  const port = await guide.freePort();
  const program = await guide.start("echo started && exec node dist/main.mjs", "started", {
    env: { PORT: String(port) },
  });
  const answer = async () => (await fetch(`http://localhost:${port}/`)).text();
  await expect.poll(answer).toMatch(/Request \d/);
  const before = Number((await answer()).replace(/\D/g, ""));
  await guide.replace("src/answer.js", "Request", "Visit");
  await program.waitFor("[HMR] Update applied.");
  await guide.expectOutput("poll.txt", program.output().replace("started\n", ""));
  expect(await answer()).toBe(`Visit ${before + 1}\n`);
});
