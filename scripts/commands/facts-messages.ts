/**
 * `npm run facts:messages`: writes into `scripts/facts/messages.json` every error, warning and deprecation that the
 * installed packages, and the loaders and plugins that tests install, can raise, as templates.
 */
import { writeMessages } from "../facts/messages/file";
import { readAllMessages } from "../facts/messages/read-messages";
import { count } from "../lib/report";

const messages = await readAllMessages();
writeMessages(messages);
for (const [name, { version, messages: own }] of Object.entries(messages)) {
  console.log(`${name} ${version}: ${count(own.length, "message")}`);
}
