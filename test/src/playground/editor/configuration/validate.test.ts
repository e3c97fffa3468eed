import { expect, test } from "vitest";
import webpack from "webpack";
import { findingsOf, underlined } from "./read";

/** Object literals with webpack's messages about them; those without a message are correct. */
const LITERALS: [literal: string, ...said: string[]][] = [
  ["{}"],
  ["{ mode: 'production', entry: './src/index.js' }"],
  ["{ entry: { main: './a.js', admin: { import: ['./b.js'], dependOn: 'main' } } }"],
  ["{ entry: ['./a.js', './b.js'], target: ['web', 'es5'], devtool: 'hidden-nosources-cheap-module-source-map' }"],
  ["{ entry: () => './a.js', externals: [/^react/, { vue: 'Vue' }, ({ request }, done) => done()] }"],
  ["{ output: { filename: ({ chunk }) => chunk.name, path: '/dist', clean: { keep: /x/ } } }"],
  ["{ module: { rules: [{ test: /\\.css$/, use: ['style-loader', { loader: 'css-loader', options: { a: 1 } }] }] } }"],
  ["{ module: { rules: [false, '...', { oneOf: [{ test: { not: [/a/] } }] }], generator: { 'css/auto': {} } } }"],
  ["{ plugins: [{ apply() {} }, false, null], stats: 'errors-only', cache: { type: 'filesystem', maxAge: 0 } }"],
  [
    "{ optimization: { splitChunks: { cacheGroups: { vendor: { test: /a/ }, default: false } }, runtimeChunk: 'single' } }",
  ],
  ["{ resolve: { alias: { '@': ['/src', '/lib'] }, fallback: { fs: false } }, performance: false, parallelism: 1 }"],
  ["{ infrastructureLogging: { level: 'verbose', debug: [/a/, 'b'] }, ignoreWarnings: [{ message: /a/ }] }"],
  ["{ 'mode': `none`, watchOptions: { ignored: /node_modules/, poll: 1_000 }, snapshot: { managedPaths: [] } }"],
  ["{ entrry: './a.js' }", "configuration has an unknown property 'entrry'"],
  ["{ mode: 'prodution' }", "configuration.mode should be one of these"],
  ["{ mode: true }", "configuration.mode should be one of these"],
  ["{ output: { filname: 'a.js' } }", "configuration.output has an unknown property 'filname'"],
  ["{ output: { filename: '' } }", "configuration.output.filename should be a non-empty string"],
  ["{ output: { path: 'dist' } }", 'configuration.output.path: The provided value "dist" is not an absolute path!'],
  ["{ output: { filename: '/a.js' } }", "configuration.output.filename: A relative path is expected. However"],
  [
    "{ output: { path: '/a!b' } }",
    'configuration.output.path: The provided value "/a!b" contains exclamation mark (!)',
  ],
  ["{ output: [] }", "configuration.output should be an object"],
  ["{ module: { rules: [{ tset: /a/ }] } }", "configuration.module.rules[0] has an unknown property 'tset'"],
  ["{ module: { rules: [{ use: { loader: 'a', option: {} } }] } }", "configuration.module.rules[0].use"],
  ["{ module: { rules: {} } }", "configuration.module.rules should be an array"],
  ["{ optimization: { minimize: 'yes' } }", "configuration.optimization.minimize should be one of these"],
  [
    "{ optimization: { splitChunks: { chunks: 'al' } } }",
    "configuration.optimization.splitChunks.chunks should be one",
  ],
  ["{ performance: { maxAssetSize: '1' } }", "configuration.performance.maxAssetSize should be a number"],
  ["{ parallelism: 0 }", "configuration.parallelism should be >= 1"],
  ["{ entry: [] }", "configuration.entry should be a non-empty array"],
  ["{ entry: { main: { filename: 'a.js' } } }", "configuration.entry.main misses the property 'import'"],
  ["{ devtool: 'sourcemap' }", 'configuration.devtool should match pattern "^(inline-'],
  ["{ plugins: ['a'] }", "configuration.plugins[0] should be one of these"],
  ["{ resolve: { alias: { a: 1 } } }", "configuration.resolve.alias.a should be one of these"],
  ["{ stats: 'loud' }", "configuration.stats should be one of these"],
  ["{ target: -1 }", "configuration.target should be one of these"],
  ["{ name: 1, mod: 2 }", "configuration.name should be a string", "configuration has an unknown property 'mod'"],
];

/** Returns webpack's messages about an object literal, without line breaks. */
function webpackSays(literal: string): string {
  try {
    webpack.validate(new Function(`return ${literal}`)());
    return "";
  } catch (error) {
    return String(error).replaceAll(/\s+/g, " ");
  }
}

test.each(LITERALS)("%s: reports the same errors as webpack", (literal, ...said) => {
  const messages = findingsOf(`module.exports = ${literal};`).map(({ message }) => message);
  expect(messages.map((message) => said.find((start) => message.startsWith(start)) ?? message)).toEqual(
    expect.arrayContaining(said),
  );
  expect(messages).toHaveLength(said.length);
  const wanted = webpackSays(literal);
  expect(wanted === "").toBe(said.length === 0);
  expect(said.filter((start) => !wanted.includes(start))).toEqual([]);
});

test.each([
  ["an unknown name", "{ entrry: 1 }", "entrry", "entry"],
  ["an unknown name in quotes", "{ 'entrry': 1 }", "'entrry'", "entry"],
  ["an unknown text", "{ mode: 'prodution' }", "'prodution'", "production"],
  ["an unknown kind of cache", "{ cache: { type: 'filesystm' } }", "'filesystm'", "filesystem"],
  ["an option of the development server", "{ devServer: { prot: 1 } }", "prot", "port"],
])("%s is underlined, with the name that was probably meant", (_, literal, marked, meant) => {
  const text = `export default ${literal};`;
  const [finding] = findingsOf(text);
  expect(finding && text.slice(finding.from, finding.to)).toBe(marked);
  expect(finding?.meant).toBe(meant);
  expect(finding?.message).toMatch(new RegExp(`Did you mean ['"]${meant}['"]\\?$`));
});

test("a misplaced option is shown its place, and a random name gets no suggestion", () => {
  expect(underlined("export default { filename: 'a.js', quetzal: 1 };")).toEqual([
    ["filename", "configuration has an unknown property 'filename'. Did you mean output.filename?"],
    ["quetzal", "configuration has an unknown property 'quetzal'."],
  ]);
});

test("in a union, only the intended alternative is reported", () => {
  expect(underlined("export default { cache: { type: 'filesystem', shop: 1 } };")).toEqual([
    ["shop", "configuration.cache has an unknown property 'shop'."],
  ]);
});

test.each([
  ["names of variables", "{ mode, entry: entries, output: { path: dist } }"],
  ["calls", "{ output: { path: path.resolve('dist') }, plugins: [new Plugin()].filter(Boolean), mode: mode() }"],
  ["choices", "{ mode: isProduction ? 'production' : 'dev', devtool: isProduction && 'sourcemap' }"],
  ["texts with substitutions and escapes", "{ mode: `${mode}`, devtool: '\\x65val' }"],
  ["a spread after a value", "{ mode: 'dev', output: { filname: 'a' }, ...shared }"],
  ["computed names", "{ mode: 'dev', [name]: 1 }"],
  ["getters", "{ get mode() { return 1; } }"],
  ["a property that may come from a spread", "{ entry: { main: { ...shared, filename: 'a.js' } } }"],
  ["a repeated property", "{ mode: 'dev', mode: 'none' }"],
  ["a syntax error", "{ mode: 'dev' 'none', output: { filename: , } }"],
])("%s are not guessed at", (_, literal) => {
  expect(findingsOf(`export default ${literal};`)).toEqual([]);
});

test("names before and beside a spread are certain", () => {
  expect(
    underlined("export default { mod: 1, ...shared, output: { ...b, filname: name } };").map(([at]) => at),
  ).toEqual(["mod", "filname"]);
});
