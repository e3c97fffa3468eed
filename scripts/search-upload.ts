/** `npm run search:upload`: shows what would go to the search provider; with `-- --push` it goes. */
import { prepare } from "./content/prepare";
import { count, exitWithSentence } from "./report";
import { toRecords } from "./search/records";
import { INDEX_SETTINGS, readUploadTarget, toObjects, upload } from "./search/upload";

try {
  const isPush = process.argv.includes("--push");
  const target = isPush ? readUploadTarget(process.env) : null; // before the work, not after
  const { site, config } = await prepare(process.env);
  const objects = toObjects(toRecords(site, config), config);
  if (target) {
    await upload(target, objects);
    console.log(`${count(objects.length, "record")} sent to the index ${target.index}.`);
  } else {
    console.log(JSON.stringify({ settings: INDEX_SETTINGS, first: objects[0] }, null, 2));
    console.log(`${count(objects.length, "record")}. Nothing was sent; npm run search:upload -- --push sends them.`);
  }
} catch (error) {
  exitWithSentence(error);
}
