/** `npm run search:upload`: prints the records for the search provider; `-- --push` uploads them. */
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { count } from "../lib/report";
import { loadSite } from "../site/load-site";
import { toRecords } from "../site/search/records";
import { INDEX_SETTINGS, readUploadTarget, toObjects, upload } from "../site/search/upload";

const flags = readFlags("push", "allow-missing");
const target = flags.push ? readUploadTarget(process.env) : null; // If this throws, it does so before the work.
await fetchSiteReadmes(process.env, flags);
const { site, config } = await loadSite(process.env);
const objects = toObjects(toRecords(site, config), config);
if (target) {
  await upload(target, objects);
  console.log(`${count(objects.length, "record")} sent to the index ${target.index}.`);
} else {
  console.log(JSON.stringify({ settings: INDEX_SETTINGS, first: objects[0] }, null, 2));
  console.log(`${count(objects.length, "record")}. Nothing was sent; npm run search:upload -- --push sends them.`);
}
