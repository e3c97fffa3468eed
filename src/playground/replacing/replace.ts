import { type Project, withFile } from "../project/project";
import { type Edit, Refusal, withEdits } from "./edits";
import { extractTextEdits } from "./extract-text";
import { loaderEdits } from "./loaders";
import { mistakesIn, type ParsedModule, parseModule } from "./module";
import { nodeExternalsEdits } from "./node-externals";
import { pluginEdits } from "./plugins";
import { REPLACEMENTS, type Rewrite } from "./replacements";

/** A package with the files that name it. */
interface Named {
  name: string;
  files: readonly string[];
}

/** The result of replacing packages. */
export interface Replaced {
  project: Project;
  /** The packages that were replaced. */
  done: string[];
  /** Why others weren't, as sentences. The project is unchanged for these. */
  refused: string[];
}

/** Replaces packages in the files of a project that name them. Each is replaced everywhere, or nowhere. */
export function replacePackages(project: Project, packages: readonly Named[]): Replaced {
  let result: Replaced = { project, done: [], refused: [] };
  for (const each of packages) {
    const rewrite = REPLACEMENTS.get(each.name)?.rewrite;
    if (!rewrite) continue;
    try {
      result = { ...result, project: replaced(result.project, each, rewrite), done: [...result.done, each.name] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result = { ...result, refused: [...result.refused, `${each.name} has to be replaced by hand. ${error.message}`] };
    }
  }
  return result;
}

function replaced(project: Project, { name, files }: Named, rewrite: Rewrite): Project {
  return files.reduce((before, path) => {
    const text = before[path] ?? "";
    const after = rewritten(before, path, name, withPrefixes(rewrite, before));
    if (after === text) throw new Refusal(`${path} names it in an unusual way.`);
    return withFile(before, path, after);
  }, project);
}

function rewritten(project: Project, path: string, name: string, rewrite: Rewrite): string {
  const text = project[path] ?? "";
  const module = parseModule(path, text);
  const at = (refusal: Refusal) => new Refusal(`${path}: ${refusal.message}`);
  try {
    const after = withEdits(text, editsOf(module, name, rewrite, project));
    if (mistakesIn(parseModule(path, after)) > mistakesIn(module)) throw new Refusal("It can't be changed safely.");
    return after;
  } catch (error) {
    throw error instanceof Refusal ? at(error) : error;
  }
}

function editsOf(module: ParsedModule, name: string, rewrite: Rewrite, project: Project): Edit[] {
  if (rewrite.kind === "extract-text") return extractTextEdits(module, name);
  if (rewrite.kind === "node-externals") return nodeExternalsEdits(module, name, project);
  const plugins = pluginEdits(module, name, rewrite);
  return plugins.length > 0 ? plugins : loaderEdits(module, name, rewrite);
}

/** Returns a rewrite that exposes the variables in the project's `.env` files, which have other names than webpack expects. */
function withPrefixes(rewrite: Rewrite, project: Project): Rewrite {
  if (rewrite.kind !== "remove" || rewrite.option?.path !== "dotenv") return rewrite;
  const texts = Object.entries(project).filter(([path]) => /^\.env(?:\.|$)/.test(path));
  const names = texts.flatMap(([, text]) =>
    [...text.matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/gm)].map(([, name]) => name),
  );
  const others = [...new Set(names)].filter((name) => !name?.startsWith("WEBPACK_"));
  if (others.length === 0) return rewrite;
  return {
    ...rewrite,
    option: { path: "dotenv", value: `{ prefix: ${JSON.stringify(["WEBPACK_", ...others]).replaceAll(",", ", ")} }` },
  };
}
