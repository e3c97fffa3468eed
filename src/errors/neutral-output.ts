/** The folder that contains `node_modules`, in an absolute path of any operating system. */
const PROJECT = /((?:[a-z]:)?[\\/](?:[^\s'"`()<>|:*?!\\/]+[\\/])*[^\s'"`()<>|:*?!\\/]+)[\\/]node_modules[\\/]/gi;
/** The folder of a user. */
const HOME = /((?:[a-z]:)?[\\/](?:home|users)[\\/])[^\\/\s'"`()<>:|]+/gi;
/** Values that give access to something. */
const SECRET = /((?:_authToken|token|password|secret|api[_-]?key)["']?\s*[=:]\s*["']?)[^\s"'&]+/gi;

/** Replaces the folder of the project, names of users and secrets in an output, so that it can be published. */
export function neutralOutput(output: string): string {
  const counts = new Map<string, number>();
  for (const [, folder = ""] of output.matchAll(PROJECT)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const project = most ? output.replaceAll(most[0], "/project") : output;
  return project.replace(HOME, "$1user").replace(SECRET, "$1…");
}
