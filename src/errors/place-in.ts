/** The place in a project that a problem is about. */
export interface ProblemPlace {
  /** The path as the output has it: `./src/index.js`. If it's in a package, the path in its folder. */
  file: string;
  /** Line and columns: `3:0-38`. */
  position?: string;
  /** The package that the file belongs to, if it's in `node_modules`. */
  package?: string;
}

const POSITION = String.raw`(?:[: (]+(\d+:\d+(?:-\d+(?::\d+)?)?))?`;
/** A path with an extension, after the words that introduce it or at the start of a problem. */
const PLACES = [
  new RegExp(String.raw`\b(?:error|warning) in (?:\[\S+\] )?(\S*[\w)\]]\.\w+)(?:\?\S*)?${POSITION}`, "i"),
  new RegExp(String.raw`(?:^|\bcompile[d.]*:? .{0,40}?)(\.{0,2}/\S+\.\w+)(?:\?\S*)?${POSITION}`, "i"),
  /(?:^| )(\.{1,2}\/[^\s()]+\.\w+)[: (]+(\d+:\d+)/,
];
const PACKAGE = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the file that a problem is about, from its cleaned text. */
export function placeIn(problem: string): ProblemPlace | undefined {
  for (const expression of PLACES) {
    const [, request, position] = expression.exec(problem) ?? [];
    if (request === undefined) continue;
    const file = request.split("!").at(-1) ?? request;
    const [folder = "", name] = PACKAGE.exec(file) ?? [];
    return {
      file: file.slice(folder.length),
      ...(position !== undefined && { position }),
      ...(name !== undefined && { package: name.replaceAll("\\", "/") }),
    };
  }
  return undefined;
}
