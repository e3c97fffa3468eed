import { expect, test } from "vitest";
import { readOptions } from "./options";

test("without options, all parts run in order", () => {
  expect(readOptions([])).toMatchObject({
    parts: ["build", "profile", "page", "navigation", "playground", "search"],
    hundred: false,
    peers: false,
    readme: false,
  });
});

test("--only can be repeated", () => {
  expect(readOptions(["--only", "search", "--only", "page"]).parts).toEqual(["page", "search"]);
});

test("another site and another build are used as given", () => {
  const args = ["--vs", "../other/dist", "--vs-build", "npm run build", "--vs-root", "../other"];
  expect(readOptions(args)).toMatchObject({ vs: "../other/dist", vsBuild: "npm run build", vsRoot: "../other" });
});

test.each([
  [
    ["--only", "pages"],
    "--only pages: there is no such part. Parts: build, profile, page, navigation, playground, search.",
  ],
  [["--readme", "--only", "page"], "--readme writes the figures of all parts into the README: leave out --only."],
  [["--fast"], "Unknown option '--fast'"],
])("%j is refused with a sentence", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
