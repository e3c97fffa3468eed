/**
 * `npm run upgrade -- webpack@5.114.0`: sets the version of webpack, webpack-cli or webpack-dev-server in every list of
 * packages and in every guide's project, records what the version introduced, and prints which pages are out of date.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { documentedRequest } from "../facts/install-versions";
import { viewPackage } from "../facts/npm";
import { packagesAt } from "../facts/packages";
import { setVersion } from "../facts/set-version";
import { manifestsOf, packageLists, usesOfList } from "../facts/used-packages";
import { paths } from "../lib/paths";
import { count } from "../lib/report";

const requests = process.argv.slice(2);
if (requests.length === 0) throw new Error("Which version? Write npm run upgrade -- webpack@5.114.0.");
requests.forEach(upgrade);
npm(paths.root, "run", "facts:since");
// This command fails if facts differ, which they are meant to here.
spawnSync("npm", ["run", "docs:drift"], { cwd: paths.root, stdio: "inherit", shell: process.platform === "win32" });

/** Sets a version, such as `webpack@5.114.0` or `webpack@latest`, everywhere. */
function upgrade(request: string): void {
  const { name } = documentedRequest(request);
  const version = viewPackage<string>(request, "version");
  const old = packagesAt(paths.root).versionOf(name);
  const projects = path.join(paths.content, "guides/projects");
  const manifests = readdirSync(projects).flatMap((guide) => manifestsOf(path.join(projects, guide)));
  const changed = setVersion(manifests, name, old, version);
  const lists = packageLists(paths.root).filter((list) =>
    usesOfList(paths.root, list).some((use) => use.name === name),
  );
  for (const list of lists) {
    // Other lists are installed when something needs them, and pin their versions.
    const flags = list === "." ? [] : ["--save-exact", "--package-lock-only"];
    npm(path.join(paths.root, list), "install", `${name}@${version}`, "--no-audit", "--no-fund", ...flags);
  }
  const places = `${count(lists.length, "list")} and ${count(changed.length, "guide manifest")}`;
  console.log(`${name} is now ${version} instead of ${old} in ${places}.`);
}

function npm(folder: string, ...args: string[]): void {
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed in ${folder}. Its messages above say why.`);
}
