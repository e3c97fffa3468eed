/** Prints the names of a package as JSON: `node scripts/run.mjs scripts/facts/since/print-names.ts webpack FOLDER`. */
import { exitWithSentence } from "../../lib/report";
import { readNames } from "./read-names";

try {
  const [name = "", folder = ""] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(readNames(name, folder)));
} catch (error) {
  exitWithSentence(error);
}
