import { readPackageFile } from "../project/package-file";
import type { Project } from "../project/project";
import { packageBindings } from "./bindings";
import { type Edit, lineOf, Refusal } from "./edits";
import { type ParsedModule, references, textOf } from "./module";

/**
 * Returns the edits that put a function in the place of webpack-node-externals. It leaves out the packages in
 * `package.json`, as the package leaves out those that are installed.
 *
 * @throws {Refusal} When the module uses the package in a way that these edits don't cover.
 */
export function nodeExternalsEdits(module: ParsedModule, name: string, project: Project): Edit[] {
  return packageBindings(module, name).flatMap((binding) => {
    const uses = binding.value ? [binding.value] : references(module, binding.names);
    const calls = uses.map((node) => {
      // The value of an import that isn't declared is the call of `require`, and the call of that is around it.
      const call = node.parent;
      const list =
        call?.name === "CallExpression" && call.firstChild?.from === node.from ? call.getChild("ArgList") : null;
      const line = `Line ${lineOf(module.text, node.from)}`;
      if (!call || !list) throw new Refusal(`${line} uses it in another way than a call.`);
      if (!/^\(\s*(?:\{\s*\}\s*)?\)$/.test(textOf(module, list))) {
        throw new Refusal(`${line} passes options, which \`externals\` doesn't have.`);
      }
      return { from: call.from, to: call.to, insert: externalsFor(project) };
    });
    return [...(binding.value ? [] : [binding.remove()]), ...calls];
  });
}

/** Returns a function for `externals`. It's asynchronous, because webpack waits for a promise or for a callback. */
function externalsFor(project: Project): string {
  const { dependencies, devDependencies } = readPackageFile(project) ?? {};
  const names = Object.keys({ ...dependencies, ...devDependencies });
  if (names.length === 0) throw new Refusal("package.json names no packages, so it isn't known which to leave out.");
  const pattern = names.map((name) => name.replace(/[./]/g, "\\$&")).join("|");
  return `async ({ request }) => (/^(?:${pattern})(?:\\/|$)/.test(request) ? \`commonjs \${request}\` : undefined)`;
}
