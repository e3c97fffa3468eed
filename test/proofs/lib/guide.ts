import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import writeFileAtomic from "write-file-atomic";
import { freePort } from "../../../scripts/lib/free-port";
import { paths } from "../../../scripts/lib/paths";
import { filesIn, projectFolder } from "../../../scripts/site/markdown/project-state";
import { type Ended, type Place, type Running, start } from "./commands";
import { expectOutput } from "./expected-output";
import { lazyBrowser, type Opened, openPage, serveFolder } from "./look";
import { installList } from "./packages";
import { startStaticHost } from "./static-host";
import { layOut, workFolder } from "./work-folder";

/** How a command is expected to end. */
export interface RunOptions extends Omit<Place, "folder"> {
  /** 0 unless said otherwise. */
  status?: number;
  /** webpack, Node or npm may warn. Where another status than 0 is expected, they may anyway. */
  allowWarnings?: boolean;
}

/** How a page is looked at. */
export interface OpenOptions {
  /** The folder that is the host's root; the folder of the opened file unless said otherwise. */
  root?: string;
  /** Complaints of the browser that are meant to be: "error: …", "uncaught: …", "failed: …", "status 404: …". */
  expected?: RegExp[];
}

const GUIDES = path.join(paths.source, "content/guides");
/** Packages of a folder of its own are installed before the first test, which takes minutes on a slow network. */
const INSTALL = 600_000;
const COMPLAINT =
  /^(?:WARNING|ERROR) in |^Module not found|compiled with \d|\bDeprecationWarning\b|^npm (?:warn|error)|^\(node:\d+\) /im;

/** The folders in which a project is and in which it is built. */
export interface GuideOptions {
  /** The folder that a reader works in, and sees in the output. */
  name?: string;
  /** The folder of the page; that of our guides unless said otherwise. */
  section?: string;
  /** The list of packages that is installed; `guides` by default. */
  packages?: string;
}

/** Returns the project of the guide `/guides/<page>/`, to be built step by step in the tests of one file. */
export function useGuide(page: string, { name = "webpack-demo", section = GUIDES, packages: own }: GuideOptions = {}) {
  const project = projectFolder(path.join(section, `${page}.mdx`));
  const browser = lazyBrowser();
  let folder = "";
  let running: Running[] = [];
  let servers: Server[] = [];
  let opened: Opened[] = [];
  const at = (file: string) => path.join(folder, file);

  beforeAll(async () => {
    const { work, packages } = inject("guides");
    const other = own && (await installList(own));
    folder = await workFolder(path.join(work, own ?? ""), other ?? packages, name);
  }, INSTALL);

  afterEach(async () => {
    const complaints = opened.flatMap((one) => one.complaints());
    await Promise.all(opened.map(({ context }) => context.close()));
    await Promise.all(running.map((command) => command.stop()));
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    [running, servers, opened] = [[], [], []];
    expect(complaints, "complaints of the browser").toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    /** Makes the work folder what it is after a step: the step's state and the packages, nothing else. */
    goTo: (step: string): Promise<void> => layOut(project, step, folder),

    /** Runs a command to its end, which has to be a good one unless the options say otherwise. */
    async run(command: string, { status = 0, allowWarnings = false, ...place }: RunOptions = {}): Promise<Ended> {
      const one = start(command, { folder, ...place });
      running.push(one);
      const end = await one.ended;
      expect(end.status, `the status of "${command}", which said:\n${end.output}`).toBe(status);
      const isClean = status !== 0 || allowWarnings || !COMPLAINT.test(end.output);
      if (!isClean)
        expect.fail(`"${command}" warns, and { allowWarnings: true } does not say that it may:\n${end.output}`);
      return end;
    },

    /** Starts a command that goes on, and waits until it has said something. It is stopped after the test. */
    async start(command: string, until: string | RegExp, place: Omit<Place, "folder"> = {}): Promise<Running> {
      const one = start(command, { folder, ...place });
      running.push(one);
      await one.waitFor(until);
      return one;
    },

    /** Paths of all files below a folder of the work folder, by name. */
    files: (inside: string): string[] => filesIn(at(inside)).filter((file) => !file.startsWith("node_modules/")),

    exists: (file: string): boolean => existsSync(at(file)),

    read: (file: string): Promise<string> => readFile(at(file), "utf8"),

    /** Changes a file as a reader does who tries something. At once, so that nobody who watches it sees it empty. */
    async write(file: string, text: string): Promise<void> {
      await mkdir(path.dirname(at(file)), { recursive: true });
      writeFileAtomic.sync(at(file), text);
    },

    /** Replaces a text in a file, which has to be there. */
    async replace(file: string, from: string | RegExp, to: string): Promise<void> {
      const before = await readFile(at(file), "utf8");
      const after = before.replace(from, to);
      expect(after, `${file} has no ${from}`).not.toBe(before);
      writeFileAtomic.sync(at(file), after);
    },

    /** Deletes a file or folder. */
    remove: (file: string): Promise<void> => rm(at(file), { recursive: true }),

    /** Compares text with `expected/<file>`, which the page shows. */
    expectOutput: (file: string, text: string): Promise<void> =>
      expectOutput(path.join(project, "expected", file), text),

    /** Opens a file of the work folder through a host of its own, or an address of a command that was started. */
    async open(target: string, { root = path.dirname(target), expected = [] }: OpenOptions = {}): Promise<Page> {
      let url = target;
      if (!/^https?:/.test(target)) {
        const { origin, server } = await serveFolder(at(root));
        servers.push(server);
        url = `${origin}/${path.relative(root, target).split(path.sep).join("/")}`.replace(/\/index\.html$/, "/");
      }
      const one = await openPage(await browser.get(), url, expected);
      opened.push(one);
      return one.page;
    },

    /**
     * Serves a folder of the work folder below a path, as `startStaticHost` does. It is stopped after the test.
     *
     * @returns the address.
     */
    async serve(inside: string, base: string, headers: string): Promise<string> {
      const { address, server } = await startStaticHost(at(inside), base, headers);
      servers.push(server);
      return address;
    },

    freePort,
  };
}
