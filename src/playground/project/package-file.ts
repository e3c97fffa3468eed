import type { Project } from "./project";

/**
 * The fields of `package.json` that are used, with the types that they should have; a reader may have written other
 * values.
 */
export interface PackageFile {
  name?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Returns the contents of a project's `package.json`: an empty object if the file is missing, and null if it doesn't
 * contain an object.
 */
export function readPackageFile(project: Project): PackageFile | null {
  try {
    const value: unknown = JSON.parse(project["package.json"] ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
