import { strToU8, zipSync } from "fflate";
import { asInstallable } from "./as-installable";
import type { Project } from "./project";

/**
 * Returns a project as a zip file with one folder, which two commands build on a machine.
 *
 * @param versions Those of webpack and of packages that have built it here.
 */
export function asZip(project: Project, versions: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const texts = Object.entries(asInstallable(project, versions)).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync({ "webpack-project": Object.fromEntries(texts) }, { level: 9 });
}
