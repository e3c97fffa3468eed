import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { isConfiguration } from "../../../scripts/checks/samples/check-configurations";
import { oneFence, proveFence } from "./one-fence";
import { fencesOf } from "./page-text";
import { build, type Files, project } from "./project";
import { projectToLoad } from "./project-with";

/** How the effect of a configuration is seen: its project is built with the sample, and again without what matters in it. */
export interface Effect {
  /** Files of the project, besides `package.json` and an empty `src/index.js`. */
  files?: Files;
  /** The options that the page talks about, as dotted paths such as `output.clean`. The second build leaves them out. */
  without: string[];
  /** Found in what the sample prints and emits, and not found without the options. */
  shows?: RegExp | string | (RegExp | string)[];
  /** A text that the sample neither prints nor emits, but that appears without the options. */
  hides?: RegExp | string | (RegExp | string)[];
  /** Further options of both builds, which replace those of the sample that have the same name. */
  rest?: Configuration;
  /** The list of packages that the sample needs; webpack alone unless said otherwise. */
  packages?: "compilers" | "plugins";
}

/** The two ways to try a configuration of a page. `npm run check` lists those that no test tries. */
export interface Effects {
  /** Makes the test that the one configuration with these words has its effect. */
  effect(words: string, effect: Effect): void;
  /** Makes a test of the one configuration with these words, which needs more than two builds: a server, a watcher, a run. */
  tries(words: string, check: (code: string) => Promise<void>): void;
}

/**
 * Returns the configurations of a page of ours, to be called once in the test file of the page.
 *
 * @throws {Error} In the test, if not exactly one configuration of the page contains the words.
 */
export function effectsOf(page: string): Effects {
  // Once for all tests of the page: to parse a long one takes longer than a build.
  const fences = fencesOf(page);
  const prove = async (words: string, check: (code: string) => Promise<void>): Promise<void> => {
    const fence = oneFence(page, "configurations", (await fences).filter(isConfiguration), words);
    await proveFence(fence, () => check(fence.code));
  };
  return {
    effect(words, effect) {
      const check = async (sample: string) => {
        const [shown, compared] = [
          await buildSample(sample, effect, []),
          await buildSample(sample, effect, effect.without),
        ];
        if (effect.shows === undefined && effect.hides === undefined) throw new Error("Nothing is expected.");
        for (const pattern of [effect.shows ?? []].flat()) {
          expect(shown).toMatch(pattern);
          expect(compared).not.toMatch(pattern);
        }
        for (const pattern of [effect.hides ?? []].flat()) {
          expect(shown).not.toMatch(pattern);
          expect(compared).toMatch(pattern);
        }
      };
      test(`${page}: the effect of ${words}`, () => prove(words, check));
    },
    tries(words, check) {
      test(`${page}: the sample with ${words}`, () => prove(words, check));
    },
  };
}

/** Builds the project of a sample in a new folder. Returns what webpack prints, and each emitted file after its name. */
async function buildSample(sample: string, { files, rest, packages }: Effect, without: string[]): Promise<string> {
  const all = { "webpack.config.js": sample, ...files };
  const folder = packages ? await projectToLoad(packages, all) : await project(all);
  const { default: exported } = await import(/* @vite-ignore */ pathToFileURL(`${folder}/webpack.config.js`).href);
  const configuration = typeof exported === "function" ? await exported({}, { mode: "production" }) : exported;
  for (const option of without) leaveOut(configuration, option);
  return build(folder, { ...configuration, ...rest });
}

/** Deletes an option from a configuration. An item of a list is given by its number. */
function leaveOut(configuration: object, option: string): void {
  const names = option.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), configuration);
  if (parent === undefined || parent === null || !(last in Object(parent)))
    throw new Error(`The sample has no option ${option} that could be left out.`);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(Object(parent), last);
}
