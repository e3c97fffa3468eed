import { expect, test } from "vitest";
import { LICENSES, licensesFile, namedIn } from "../../../../scripts/site/outputs/licenses";
import { writeContent } from "../../temporary-content";

/** Writes a package, and returns its folder. */
function installed(name: string, manifest: object, files: Record<string, string>): Promise<string> {
  return writeContent({ "package.json": JSON.stringify({ name, version: "1.0.0", ...manifest }), ...files });
}

test("each package has its name, version, license and texts, always in the same order", async () => {
  const b = await installed("b", { license: "MIT" }, { "LICENSE.md": "Copyright B\r\nKeep this.\r\n" });
  const a = await installed(
    "a",
    { license: "Apache-2.0" },
    { LICENSE: "Apache", NOTICE: "Made by A.", "index.js": "" },
  );
  const text = licensesFile([b, a, b], a).get(LICENSES) ?? "";
  expect(licensesFile([a, b], a).get(LICENSES)).toBe(text);
  expect(namedIn(text)).toEqual([
    { name: "a", version: "1.0.0", license: "Apache-2.0" },
    { name: "b", version: "1.0.0", license: "MIT" },
  ]);
  expect(text).toContain("\n\nApache\n\nMade by A.\n");
  expect(text).toContain("\n\nCopyright B\nKeep this.\n");
});

test("a package that only names a license with a common text gets that text", async () => {
  const named = await installed("named", { license: "Apache-2.0" }, {});
  expect(licensesFile([], named).get(LICENSES)).toMatch(
    /\n\nApache License\n\nVersion 2\.0, [\s\S]*END OF TERMS AND CONDITIONS\n$/,
  );
});

test('without a file, what the README says under "License" is the text', async () => {
  const readme = "# Old\n\nIt recurses.\n\n## License\n\nCopyright Ada\n\nKeep this.\n\n## Contributors\n\nGrace\n";
  const old = await installed("old", { license: "BSD-2-Clause" }, { "README.md": readme });
  const text = licensesFile([], old).get(LICENSES) ?? "";
  expect(text).toMatch(/\n\nCopyright Ada\n\nKeep this\.\n$/);
});

test("a README's license section doesn't replace the common text", async () => {
  const readme = "## License\n\nCopyright Ada. Licensed under the Apache License.\n";
  const both = await installed("both", { license: "Apache-2.0" }, { "README.md": readme });
  expect(licensesFile([], both).get(LICENSES)).toMatch(
    /\n\nCopyright Ada\. .*\n\nApache License\n[\s\S]*END OF TERMS AND CONDITIONS\n$/,
  );
});

test("a package that can't be redistributed ends the build with a sentence", async () => {
  const bare = await installed("bare", { license: "MIT" }, {});
  expect(() => licensesFile([], bare)).toThrow(
    "Readers receive code of bare 1.0.0, but the package has no license text to send along.",
  );
  const silent = await installed("silent", {}, { LICENSE: "text" });
  expect(() => licensesFile([silent], silent)).toThrow("doesn't state its name, version and license");
});
