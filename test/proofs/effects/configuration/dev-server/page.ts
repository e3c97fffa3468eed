import { writeFile } from "node:fs/promises";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { expect, onTestFinished } from "vitest";
import { type Served, until } from "./served";

/** A page of a browser that has loaded the script of a server. */
export interface Page {
  window: JSDOM["window"];
  /** What its console shows. A reload is there as the words of jsdom, which cannot do it. */
  shown: string[];
  /** The addresses of its connections. */
  sockets: string[];
}

/** What jsdom says of a reload. */
export const RELOAD = "Not implemented: navigation to another Document";

/** What is different from a page that a server shows at its own address. */
interface Differences {
  /** Whether the page asks for an address at which nobody answers. Its connection is led to the server instead. */
  isElsewhere?: boolean;
  /** Whether timers of the page end at once. */
  isQuick?: boolean;
}

/** Opens the page of a server, and waits until it is connected with it. */
export async function openPage({ origin }: Served, { isElsewhere, isQuick }: Differences = {}): Promise<Page> {
  const shown: string[] = [];
  const sockets: string[] = [];
  // Where nobody answers there is nothing to wait for.
  let isConnected = isElsewhere ?? false;
  const virtualConsole = new VirtualConsole();
  for (const method of ["log", "info", "warn", "error"] as const)
    virtualConsole.on(method, (...words: unknown[]) => void shown.push(words.join(" ")));
  virtualConsole.on("jsdomError", ({ message }) => void shown.push(message));
  const { window } = new JSDOM(`<!doctype html><body><script src="/main.js"></script>`, {
    url: `${origin}/`,
    runScripts: "dangerously",
    resources: "usable",
    virtualConsole,
    beforeParse(window) {
      // Updates are asked for with it, and jsdom has none.
      window.fetch = (address) => fetch(new URL(String(address), origin));
      const { WebSocket } = window;
      window.WebSocket = class extends WebSocket {
        constructor(asked: string | URL) {
          super(isElsewhere ? origin.replace("http", "ws") : asked);
          sockets.push(String(asked));
          this.addEventListener("open", () => {
            isConnected = true;
          });
        }
      };
      const wait = window.setTimeout;
      if (isQuick) window.setTimeout = ((task: () => void) => wait(task, 10)) as typeof wait;
    },
  });
  onTestFinished(() => window.close());
  await until(() => expect(sockets).not.toEqual([]));
  await until(() => expect(isConnected).toBe(true));
  return { window, shown, sockets };
}

/** Waits until the console of a page shows some words. */
export const shows = ({ shown }: Page, words: string | RegExp) => until(() => expect(shown.join("\n")).toMatch(words));

/** Returns whether errors cover the page. */
export const hasOverlay = ({ window }: Page) =>
  window.document.querySelector("#webpack-dev-server-client-overlay") !== null;

/** Saves a file of the project of a server. */
export const save = ({ folder }: Served, name: string, content: string) => writeFile(path.join(folder, name), content);

/** Sends a message to the pages. When it is shown, what was sent before has arrived. */
export async function mark({ server }: Served, page: Page): Promise<void> {
  server.sendMessage(server.webSocketServer?.clients ?? [], "error", "everything has arrived");
  await shows(page, "everything has arrived");
}
