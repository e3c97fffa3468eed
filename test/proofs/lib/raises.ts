import { expect, test } from "vitest";
import { findMessages } from "../../../src/errors/find-messages";
import { catalog } from "../../src/errors/catalog";
import { build, type Files } from "./project";

type Configuration = Parameters<typeof build>[1];

/** What a program prints for a project with an error, and for the same project with each fix of the entry. */
export interface Proof {
  broken: () => Promise<string>;
  fixed: (() => Promise<string>) | readonly (() => Promise<string>)[];
}

/**
 * Makes a test that an entry of the catalog is true: what the broken project prints leads to this entry first, and nothing
 * that a fixed one prints leads anywhere.
 *
 * @param id of the entry: `resolve/#cannot-resolve`.
 */
export function raises(id: string, { broken, fixed }: Proof): void {
  test(id, async () => {
    const idsIn = (output: string) => findMessages(output, catalog).map(({ entry }) => entry.id);
    const output = await broken();
    expect(idsIn(output)[0], output).toBe(id);
    for (const fix of [fixed].flat()) {
      const repaired = await fix();
      expect(idsIn(repaired), repaired).toEqual([]);
    }
  });
}

/** Builds a project in this process. Returns what webpack prints, or the message of what it throws, without emitted files. */
export async function printed(files: Files | string, configuration: Configuration = {}): Promise<string> {
  return report(await build(files, configuration));
}

/** Returns webpack's own lines of what `build` and its variants return, without the emitted files that follow them. */
export function report(output: string): string {
  return output.replace(/^(webpack [\d.]+ compiled .*)$[\s\S]*/m, "$1");
}
