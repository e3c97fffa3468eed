import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { paths } from "../../../scripts/lib/paths";
import { filesIn, projectFolder } from "../../../scripts/site/markdown/project-state";
import { expectOutput } from "./expected-output";
import { lazyBrowser, type Opened, openPage, serveFolder } from "./look";
import { buildOwn, project } from "./project";
import { layOut } from "./work-folder";

/** A project after a step, in a folder of this test. */
export interface BuiltStep {
  folder: string;
  /** Builds by `webpack.config.js`, without an error or a warning. Returns what webpack prints, then all emitted files. */
  build(): Promise<string>;
  /** Paths of all files below a folder, by name. */
  files(inside: string): string[];
  read(file: string): string;
  /** Replaces a text in a file, which has to be there. */
  replace(file: string, from: string | RegExp, to: string): Promise<void>;
}

/**
 * Returns the project of the guide `/guides/<page>/` for tests that build in this process, with the packages of this
 * repository: that takes a fraction of what a command of `useGuide` takes.
 */
export function useSteps(page: string) {
  const source = projectFolder(path.join(paths.source, `content/guides/${page}.mdx`));
  const browser = lazyBrowser();
  let servers: Server[] = [];
  let opened: Opened[] = [];

  afterEach(async () => {
    const complaints = opened.flatMap((one) => one.complaints());
    await Promise.all(opened.map(({ context }) => context.close()));
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    [servers, opened] = [[], []];
    expect(complaints, "complaints of the browser").toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    /** Writes the state after a step into a new folder. */
    async goTo(step: string): Promise<BuiltStep> {
      const folder = await project();
      await layOut(source, step, folder);
      return stepIn(folder);
    },

    /** Serves a folder. Returns its address. */
    async serve(folder: string, headers: Record<string, string> = {}): Promise<string> {
      const { origin, server } = await serveFolder(folder, headers);
      servers.push(server);
      return origin;
    },

    /** Opens an address. What the browser complains about fails the test, except for what is expected. */
    async open(url: string, expected: RegExp[] = []): Promise<Page> {
      const one = await openPage(await browser.get(), url, expected);
      opened.push(one);
      return one.page;
    },

    /** Compares text with `expected/<file>`, which the page shows. */
    expectOutput: (file: string, text: string): Promise<void> =>
      expectOutput(path.join(source, "expected", file), text),
  };
}

function stepIn(folder: string): BuiltStep {
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    async build() {
      const printed = await buildOwn(folder);
      expect(printed).not.toMatch(/^(?:WARNING|ERROR) in |^\w*Error: /m);
      return printed;
    },
    files: (inside) => filesIn(at(inside)),
    read: (file) => readFileSync(at(file), "utf8"),
    async replace(file, from, to) {
      const before = await readFile(at(file), "utf8");
      const after = before.replace(from, to);
      expect(after, `${file} has no ${from}`).not.toBe(before);
      await writeFile(at(file), after);
    },
  };
}
