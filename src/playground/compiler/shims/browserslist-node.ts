import { fileSystem, PROJECT } from "../file-system";
import { part } from "../parts";

interface Browserslist {
  loadConfig(options: object): string[] | undefined;
}

/**
 * Returns the project's queries. The code that reads them is a part, which isn't loaded for a project without queries.
 */
function loadConfig(options: { path: string }): string[] | undefined {
  for (let folder = options.path; folder.startsWith(PROJECT); folder = folder.slice(0, folder.lastIndexOf("/"))) {
    if (hasQueries(folder)) return (part("browserslist", "browserslist") as Browserslist).loadConfig(options);
  }
  return undefined;
}

function hasQueries(folder: string): boolean {
  if (!fileSystem.existsSync(folder)) return false;
  return fileSystem.readdirSync(folder).some((name) => {
    if (name === "package.json") return String(fileSystem.readFileSync(`${folder}/${name}`)).includes('"browserslist"');
    return /^\.?browserslist(rc)?$/.test(String(name));
  });
}

export { loadConfig };
