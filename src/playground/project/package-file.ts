import type { Project } from "./project";

/** What is read of a project's `package.json`, as the file should be; a reader may have written other values. */
export interface PackageFile {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns what a project's `package.json` says, nothing if there is none, and null if it is no object. */
export function readPackageFile(project: Project): PackageFile | null {
  try {
    const value: unknown = JSON.parse(project["package.json"] ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
