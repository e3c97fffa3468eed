import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, type Files } from "../../lib/project";

const page = await outputsOf("configuration/dotenv.mdx");
const fences = await fencesOf("configuration/dotenv.mdx");

/** Returns the sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ code }) => code.includes(words))?.code ?? "";

const withDotenv = (dotenv: Configuration["dotenv"], files: Files = {}, rest: Configuration = {}) =>
  build(files, { ...rest, dotenv });

page.shows("dotenv.prefix should be a non-empty string", () => withDotenv({ prefix: "" }));

page.shows('The provided value "config" is not an absolute path', () => withDotenv({ dir: "config" }));

page.shows("Conflicting values for 'process.env.WEBPACK_API'", () =>
  withDotenv(
    true,
    { ".env": "WEBPACK_API=https://api.example.com\n" },
    { plugins: [new webpack.DefinePlugin({ "process.env.WEBPACK_API": '"https://api.example"' })] },
  ),
);

page.shows("EISDIR: illegal operation on a directory", () => withDotenv(true, { ".env.local/notes.txt": "" }));

page.restIs({});

test("the first sample: what the bundle contains", async () => {
  const printed = await withDotenv(true, {
    ".env": sample("PAYMENT_KEY="),
    "src/index.js": sample("console.log(process.env.WEBPACK_API);"),
  });
  expect(printed).toContain('console.log("https://api.example.com"),console.log("Acme shop")');
  expect(printed).not.toContain("sk_live");
});

test("variables in values", async () => {
  const printed = await withDotenv(true, {
    ".env": sample("HOST=cdn.example"),
    "src/index.js":
      "const { env } = import.meta;\nconsole.log(env.WEBPACK_CDN, env.WEBPACK_PORT, env.WEBPACK_ALT, env.WEBPACK_PRICE);\n",
  });
  for (const text of ["https://cdn.example/x", "8080", "$5"]) expect(printed).toContain(`"${text}"`);
});
