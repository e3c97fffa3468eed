/** `npm run build` */
import { build } from "./build-site";
import { exitWithSentence } from "./report";

const isBuilt = await build(process.env).catch(exitWithSentence);
if (!isBuilt) process.exitCode = 1;
