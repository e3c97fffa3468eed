/**
 * `npm run facts:messages`: writes into `scripts/facts/messages.json` every error, warning and deprecation that the
 * installed packages can raise, as templates.
 */
import { writeMessages } from "../facts/messages/file";
import { readMessages } from "../facts/messages/read-messages";
import { paths } from "../lib/paths";
import { count } from "../lib/report";

const messages = readMessages(paths.root);
writeMessages(messages);
for (const [name, { version, messages: own }] of Object.entries(messages)) {
  console.log(`${name} ${version}: ${count(own.length, "message")}`);
}
