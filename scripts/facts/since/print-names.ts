/** Prints the names of a package as JSON: `node scripts/run.mjs scripts/facts/since/print-names.ts webpack FOLDER`. */
import { readNames } from "./read-names";

const [name = "", folder = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await readNames(name, folder)));
