/**
 * A row of the table of `/guides/parcel/`: a target of Parcel, the options of webpack as code, and the result that both
 * outputs have to have. Parcel writes to `built/parcel/<name>` and webpack to `built/webpack/<name>`.
 */
export interface Row {
  /** The name of the target: `main` and `module` are known to Parcel, and take their file from `package.json`. */
  name: string;
  /** The target, without `distDir`. */
  parcel: Record<string, unknown>;
  /** Further fields of `package.json`, for all targets. */
  fields?: Record<string, unknown>;
  /** The options for webpack, without `output.path`. */
  webpack: string;
  /** The body of an asynchronous function of `files()`, `read(pattern)` and `load(pattern)`. */
  try: string;
  result: unknown;
  /** The result of webpack's output, if the tools differ. */
  webpackResult?: unknown;
}

/** Options of webpack for a library whose exports are looked at. */
export const LIBRARY = 'library: { type: "modern-module" }, filename: "[name].js"';

/** Returns the `package.json` with all targets. */
export function parcelPackage(rows: Row[]): string {
  const targets = rows.map(({ name, parcel, fields }) => {
    const distDir = fields && name in fields ? {} : { distDir: `built/parcel/${name}` };
    return [name, { ...distDir, ...parcel }];
  });
  return JSON.stringify({
    name: "acme-rows",
    version: "1.0.0",
    type: "module",
    dependencies: { kinds: "1.0.0", pure: "1.0.0" },
    ...Object.assign({}, ...rows.map(({ fields }) => fields)),
    targets: Object.fromEntries(targets),
  });
}

/** Returns the configuration of webpack for rows. */
export function webpackConfig(rows: Row[]): string {
  return `
    import path from "node:path";
    import webpack from "webpack";

    const rows = { ${rows.map(({ name, webpack }) => `${JSON.stringify(name)}: { ${webpack} }`).join(",\n")} };
    export default Object.entries(rows).map(([name, options]) => ({
      name,
      mode: "production",
      ...options,
      output: { ...options.output, path: path.resolve("built/webpack", name) },
    }));`;
}

/** Returns a script that tries the outputs of both tools and prints the results as JSON. */
export function resultsScript(rows: Row[]): string {
  return `
    import { readdirSync, readFileSync } from "node:fs";
    import path from "node:path";

    const tries = { ${rows.map((row) => `${JSON.stringify(row.name)}: async ({ files, read, load }) => { ${row.try} }`).join(",\n")} };

    async function result(tool, name) {
      const folder = path.resolve("built", tool, name);
      const files = () => readdirSync(folder).sort();
      const find = (pattern) => path.join(folder, files().find((file) => pattern.test(file)) ?? "missing");
      const read = (pattern) => readFileSync(find(pattern), "utf8");
      const load = (pattern) => import(find(pattern));
      return tries[name]({ files, read, load });
    }

    const results = {};
    for (const name of Object.keys(tries)) {
      results[name] = {};
      for (const tool of ["parcel", "webpack"]) {
        results[name][tool] = await result(tool, name).catch((error) => String(error));
      }
    }
    console.log(JSON.stringify(results));`;
}
