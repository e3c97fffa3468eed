import { fileSystem, PROJECT } from "../file-system";
import { part } from "../parts";

interface Browserslist {
  loadConfig(options: object): string[] | undefined;
}

/** Returns the queries of the project. What reads them is a part, which is not loaded for a project that has none. */
function loadConfig(options: object): string[] | undefined {
  const hasQueries = fileSystem.readdirSync(PROJECT).some((name) => {
    if (name === "package.json")
      return String(fileSystem.readFileSync(`${PROJECT}/${name}`)).includes('"browserslist"');
    return /^\.?browserslist(rc)?$/.test(String(name));
  });
  return hasQueries ? (part("browserslist", "browserslist") as Browserslist).loadConfig(options) : undefined;
}

export { loadConfig };
