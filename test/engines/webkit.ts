import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/lib/free-port";
import type { Engine } from "./engine";
import { pressed, typed } from "./keys";
import { listen, markLeft, takeMessages } from "./listen";
import { START, startProgram } from "./program";

const LIBRARIES = "/usr/lib";

/** The small browser that WebKitGTK brings, in a folder that is named after the machine and the version. */
function findBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).flatMap((machine) =>
    ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => path.join(LIBRARIES, machine, version)),
  );
  return folders.map((folder) => path.join(folder, "MiniBrowser")).find((file) => existsSync(file));
}

/** WebKitGTK, the engine of Safari, by WebDriver on a screen of its own. */
export const webkit: Engine = {
  name: "WebKitGTK",
  packages: ["webkit2gtk-driver", "xvfb"],
  isInstalled: () =>
    findBrowser() !== undefined && ["WebKitWebDriver", "Xvfb"].every((name) => spawnSync("which", [name]).status === 0),

  async open() {
    const screen = startProgram(["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1100x24", "-nolisten", "tcp"]);
    const display = `:${await screen.said(/^(\d+)\n/m)}`;
    const env = { ...process.env, DISPLAY: display };
    const port = await freePort();
    const driver = startProgram(["WebKitWebDriver", `--port=${port}`], env);
    const origin = `http://127.0.0.1:${port}`;
    const end = async () => {
      await driver.end();
      await screen.end();
    };
    const session = await startSession(origin).catch((error) => end().then(() => Promise.reject(error)));
    const messages: string[] = [];

    async function evaluate<A extends unknown[], R>(run: (...given: A) => R, ...given: A): Promise<Awaited<R>> {
      const script = `const [given, done] = arguments;
        new Promise((resolve) => resolve((${run})(...given))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`;
      const { value, error } = await send<Evaluated<Awaited<R>>>(`${session}/execute/async`, { script, args: [given] });
      if (error) throw new Error(error);
      return value;
    }

    /** Leads to another document. The one that is left takes with it what its console said. */
    async function leave(address: string, given: object): Promise<void> {
      messages.push(...(await evaluate(takeMessages)));
      await evaluate(markLeft);
      await send(session + address, given);
      for (const end = Date.now() + START; Date.now() < end; await pause(20)) {
        if (await evaluate(listen).catch(() => false)) return;
      }
      throw new Error("WebKitGTK does not load the document.");
    }

    return {
      goto: (url) => leave("/url", { url }),
      reload: () => leave("/refresh", {}),
      evaluate,
      press: (key) => send(`${session}/actions`, { actions: pressed(key) }),
      type: (text) => send(`${session}/actions`, { actions: typed(text) }),
      async takeMessages() {
        messages.push(...(await evaluate(takeMessages)));
        return messages.splice(0);
      },
      async close() {
        await fetch(session, { method: "DELETE" });
        await end();
      },
    };
  },
};

interface Evaluated<Value> {
  value: Value;
  error?: string;
}

/** @returns the address of the session at the driver. */
async function startSession(origin: string): Promise<string> {
  // The driver prints nothing when it is ready.
  for (const end = Date.now() + START; Date.now() < end; await pause(100)) {
    const status = await fetch(`${origin}/status`).catch(() => null);
    if (status?.ok) break;
  }
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "none", // to listen before the page's own scripts run
        "webkitgtk:browserOptions": { binary: findBrowser(), args: ["--automation"] },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  await send(`${session}/window/rect`, { width: 1440, height: 1000 });
  return session;
}

/**
 * Asks the driver, or tells it something. Source: https://www.w3.org/TR/webdriver2/
 *
 * @throws {Error} with what it says about the command.
 */
async function send<Result>(address: string, given?: object): Promise<Result> {
  const init = given ? { method: "POST", body: JSON.stringify(given) } : {};
  const answer = await fetch(address, init);
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address.split("/").at(-1)}: ${value.message || value.error}`);
  return value;
}
