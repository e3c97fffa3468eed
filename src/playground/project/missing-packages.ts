import { importsOf, isInside, isScript, isUsed, loadersOf, withoutComments } from "./named-packages";
import { PROVIDED_PACKAGES, packageOf, packOf } from "./packages";
import type { Project } from "./project";

/**
 * The modules that configurations can use besides the packages in scripts: some modules of Node.js, and the packages
 * that are part of the compiler.
 */
const PROVIDED: ReadonlySet<string> = new Set(["fs", "path", "url", ...PROVIDED_PACKAGES]);

/**
 * Returns the packages, loaders and Node.js modules that a project needs and that the playground doesn't have, so the
 * project can't be opened.
 *
 * @param configuration The name of the project's configuration.
 */
export function missingPackages(project: Project, configuration: string): string[] {
  const named = new Set((project[configuration] ?? "").match(/\w[\w-]*/g));
  const missing = Object.entries(project).flatMap(([path, text]) => {
    const code = withoutComments(text);
    if (path === configuration) return [...importsOf(code), ...loadersOf(code)].filter((name) => !PROVIDED.has(name));
    return isScript(path) && isUsed(path, named) ? importsOf(code) : [];
  });
  return [...new Set(missing)].filter((name) => !packOf(packageOf(name) ?? "") && !isInside(project, name));
}
