import path from "node:path";
import { PassThrough } from "node:stream";
import webpack, { type Configuration } from "webpack";

/** Builds a project as a new start does. Returns what webpack logs until the compiler is closed, then what it prints. */
export function start(folder: string, configuration: Configuration): Promise<string> {
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const { cache } = configuration;
  // Otherwise beside the package.json of the process, which is that of this repository.
  const cacheDirectory = path.join(folder, "node_modules/.cache/webpack");
  const options: Configuration = {
    ...configuration,
    context: folder,
    output: { path: path.join(folder, "dist") },
    cache: typeof cache === "object" && cache.type === "filesystem" ? { cacheDirectory, ...cache } : cache,
    infrastructureLogging: { ...configuration.infrastructureLogging, stream },
  };
  return new Promise((resolve, reject) => {
    const compiler = webpack(options, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      compiler?.close(() => resolve([...log, stats.toString()].join("\n")));
    });
  });
}
