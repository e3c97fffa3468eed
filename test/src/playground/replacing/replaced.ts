import { expect } from "vitest";
import { replacePackages } from "../../../../src/playground/replacing/replace";

/** Returns a configuration after a package has been replaced, or the sentence that says why it hasn't been. */
export function replaced(text: string, name: string, file = "webpack.config.js", others = {}): string {
  const { project, done, refused } = replacePackages({ [file]: text, ...others }, [{ name, files: [file] }]);
  if (done.length > 0) expect(refused).toEqual([]);
  else expect(project[file]).toBe(text);
  return refused[0] ?? project[file] ?? "";
}
