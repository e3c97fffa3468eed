import webpack, { type Configuration, type Stats } from "webpack";
import { fileSystem, filesBelow } from "./file-system";
import { loadConfiguration, PROJECT } from "./load-module";
import { missingParts } from "./parts";
import path from "./shims/path";

/** What a build has made. */
export interface BuildResult {
  /** The emitted files, by their paths inside the project. */
  output: Map<string, Uint8Array>;
  errors: string[];
  warnings: string[];
}

/** The names of parts without which a build cannot end. The build has to run again when they have been loaded. */
export interface NeededParts {
  needed: string[];
}

/**
 * Builds a project with webpack from the start.
 *
 * @param files The texts of its files by their paths inside the project.
 * @throws {Error} When the configuration cannot be loaded or is not valid.
 */
export async function buildProject(files: Record<string, string>): Promise<BuildResult | NeededParts> {
  fileSystem.mkdirSync(PROJECT, { recursive: true });
  for (const name of fileSystem.readdirSync(PROJECT)) fileSystem.rmSync(`${PROJECT}/${name}`);
  for (const [name, text] of Object.entries(files)) write(path.join(PROJECT, name), text);
  try {
    const stats = await runWebpack((await loadConfiguration()) as Configuration);
    if (missingParts.size > 0) return { needed: [...missingParts] };
    const given = new Set(Object.keys(files));
    const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
    return {
      output: new Map([...filesBelow(PROJECT)].filter(([name]) => !given.has(name))),
      errors: errors.map(({ message }) => message),
      warnings: warnings.map(({ message }) => message),
    };
  } catch (error) {
    if (missingParts.size > 0) return { needed: [...missingParts] };
    throw error;
  }
}

function write(file: string, text: string): void {
  fileSystem.mkdirSync(path.dirname(file), { recursive: true });
  fileSystem.writeFileSync(file, text);
}

async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack({ context: PROJECT, ...configuration });
  if (!compiler) throw new Error("webpack gave no compiler for the configuration.");
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) compiler.close(() => resolve(stats));
      else reject(error ?? new Error("webpack gave no result."));
    });
  });
}
