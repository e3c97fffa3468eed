import { asInstallable } from "./as-installable";
import type { Project } from "./project";

/** The file that tells StackBlitz what to run after it has installed the packages, unless the project has one. */
const START = { ".stackblitzrc": `${JSON.stringify({ startCommand: "npm run build" }, null, 2)}\n` };

/**
 * Returns the fields of the form that creates a project on StackBlitz. Source:
 * https://developer.stackblitz.com/platform/api/post-api
 */
export function stackblitzFields(project: Project, versions: Readonly<Record<string, string>>): [string, string][] {
  const files = Object.entries({ ...START, ...asInstallable(project, versions) });
  // Brackets would end the name of the field, so they are escaped.
  const nameOf = (path: string) => `project[files][${path.replaceAll("[", "%5B").replaceAll("]", "%5D")}]`;
  return [
    ["project[title]", "webpack project"],
    ["project[description]", "A project from the playground of webpack's documentation"],
    ["project[template]", "node"],
    ...files.map(([path, text]): [string, string] => [nameOf(path), text]),
  ];
}

/** Sends a project to StackBlitz, which shows it in a new tab. */
export function openInStackblitz(project: Project, versions: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  // The security policy of the pages only allows forms to this host: `src/security-policy.ts`.
  const action = "https://stackblitz.com/run";
  Object.assign(form, { method: "post", action, target: "_blank", rel: "noopener", hidden: true });
  for (const [name, value] of stackblitzFields(project, versions)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(form); // a form outside the document can't be submitted
  form.submit();
  form.remove();
}
