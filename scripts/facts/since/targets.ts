import type { Packages } from "../packages";

/**
 * Returns the values of `target`, such as `target=node`. No schema lists them, but the error about an unknown target does.
 *
 * @throws {Error} When that error lists no targets.
 */
export function targetValues({ load, versionOf }: Packages): string[] {
  const webpack = load<(options: object) => unknown>("webpack");
  try {
    webpack({ target: "no-such-target" });
  } catch (error) {
    const names = targetsIn(String(error));
    if (names.length > 0) return names.map((name) => `target=${name}`);
  }
  throw new Error(
    `webpack ${versionOf("webpack")} doesn't list its targets when it is given an unknown one. Adapt ${import.meta.filename} to its new form.`,
  );
}

/** Returns the names in lines such as `* nwjs[[X].Y] / node-webkit[[X].Y]: …`, without their optional parts. */
export function targetsIn(message: string): string[] {
  const lines = [...message.matchAll(/^\* (.+?): /gm)];
  return lines.flatMap(([, names = ""]) => withoutBrackets(names).split(" / "));
}

function withoutBrackets(text: string): string {
  const rest = text.replace(/\[[^[\]]*\]/g, "");
  return rest === text ? text : withoutBrackets(rest);
}
