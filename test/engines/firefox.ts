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
    const heard: BidiEvent[] = [];
    const bidi = await connect(`${address}/session`, (event) => heard.push(event));
    await bidi.send("session.new", { capabilities: {} });
    await bidi.send("session.subscribe", { events: ["log.entryAdded", "network.fetchError"] });
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
      async takeMessages() {
        // What was said before this is answered has come by then.
        await bidi.send("script.evaluate", { expression: "0", target: { context }, awaitPromise: false });
        return messagesOf(heard.splice(0));
      },
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

/** Put around the address in what Firefox says of an answer that came through a worker and broke off. */
const BROKEN_OFF = [
  "Failed to load ‘",
  "’. A ServiceWorker intercepted the request and encountered an unexpected error.",
];

/**
 * What the console said. Left out is one thing for each request that Firefox gave up by itself, because its document was
 * left before all of the answer was there: it then says that the worker had an error. That of an answer that really
 * broke off, and of a worker that refuses to answer, is told.
 */
export function messagesOf(events: BidiEvent[]): string[] {
  const givenUp = events.flatMap(({ method, params }) =>
    method === "network.fetchError" && params.errorText === "NS_BINDING_ABORTED"
      ? [BROKEN_OFF.join((params as unknown as FetchError).request.url)]
      : [],
  );
  return events.flatMap(({ method, params }) => {
    if (method !== "log.entryAdded") return [];
    const excused = givenUp.indexOf(String(params.text));
    if (excused < 0) return [`${params.level}: ${params.text}`];
    givenUp.splice(excused, 1);
    return [];
  });
}

/** The parameters of `network.fetchError`, as far as they are looked at. */
interface FetchError {
  errorText: string;
  request: { url: string };
}
