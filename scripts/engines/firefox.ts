import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type BidiEvent, connect } from "./bidi";
import type { Engine } from "./engine";
import { pressed, typed } from "./keys";
import { startProgram } from "./program";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

function find(): string | undefined {
  return [process.env.FIREFOX_PATH, ...PLACES].find((file) => file && existsSync(file));
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: "Firefox",
  packages: ["firefox-esr"],
  isInstalled: () => find() !== undefined,

  async open() {
    const profile = await mkdtemp(path.join(os.tmpdir(), "firefox-"));
    const command = [find() ?? "", "--headless", "--profile", profile, "--remote-debugging-port=0", "--no-remote"];
    const program = startProgram(command);
    const address = await program.said(/BiDi listening on (ws:\S+)/);
    const messages: string[] = [];
    const bidi = await connect(`${address}/session`, (event) => messages.push(...told(event)));
    await bidi.send("session.new", { capabilities: {} });
    await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
    // The tab that is there from the start does not get the focus, without which keys click no button.
    const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type: "tab" });
    await bidi.send("browsingContext.activate", { context });
    await bidi.send("browsingContext.setViewport", { context, viewport: { width: 1440, height: 900 } });

    return {
      goto: async (url) => void (await bidi.send("browsingContext.navigate", { context, url, wait: "complete" })),
      reload: async () => void (await bidi.send("browsingContext.reload", { context, wait: "complete" })),
      async evaluate(run, ...given) {
        const expression = `Promise.resolve((${run})(...${JSON.stringify(given)})).then(JSON.stringify)`;
        const { result, exceptionDetails } = await bidi.send<Evaluated>("script.evaluate", {
          ...{ expression, target: { context }, awaitPromise: true },
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result?.value === undefined ? undefined : JSON.parse(result.value);
      },
      press: async (key) => void (await bidi.send("input.performActions", { context, actions: pressed(key) })),
      type: async (text) => void (await bidi.send("input.performActions", { context, actions: typed(text) })),
      messages: async () => messages,
      async close() {
        bidi.close();
        await program.end();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

/** The answer to `script.evaluate`, for results that are text. */
interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

function told({ method, params }: BidiEvent): string[] {
  return method === "log.entryAdded" ? [`${params.level}: ${params.text}`] : [];
}
