import { strToU8, zipSync } from "fflate";
import { asInstallable } from "./as-installable";
import { binaryOf } from "./binary-files";
import type { Project } from "./project";

/**
 * Returns a project as a zip file with a single folder, which two commands build locally.
 *
 * @param versions The versions of webpack and of the packages that built it here.
 */
export function asZip(project: Project, versions: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(asInstallable(project, versions)).map(([path, text]) => {
    return [path, binaryOf(text) ?? strToU8(text)] as const;
  });
  return zipSync({ "webpack-project": Object.fromEntries(files) }, { level: 9 });
}
