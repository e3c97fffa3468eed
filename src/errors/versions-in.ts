/** The version of a program that an output mentions. */
export interface Version {
  name: string;
  version: string;
}

/** The programs whose versions matter, by the names that outputs have for them. */
const PROGRAMS: readonly [name: string, written: string][] = [
  ["webpack", "webpack"],
  ["webpack-cli", "webpack-cli"],
  ["webpack-dev-server", "webpack-dev-server"],
  ["Node.js", "node(?:\\.js)?"],
  ["npm", "npm"],
  ["react-scripts", "react-scripts"],
  ["Next.js", "next(?:\\.js)?"],
  ["@vue/cli-service", "@vue/cli-service"],
  ["typescript", "typescript"],
];

/** Returns the versions that a cleaned output mentions, each program once. */
export function versionsIn(text: string): Version[] {
  return PROGRAMS.flatMap(([name, written]) => {
    const between = "(?:@|[/ ]v?|['\"]?: ?['\"]?[\\^~]?v?)";
    const found = new RegExp(`(?:^|[^\\w@/-])${written}${between}(\\d+\\.\\d+(?:\\.\\d+)?(?:-[\\w.]+)?)`, "i").exec(
      text,
    );
    return found?.[1] === undefined ? [] : [{ name, version: found[1] }];
  });
}
