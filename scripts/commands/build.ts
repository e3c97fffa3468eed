/** `npm run build`: fetches READMEs that are missing, and builds the site into `dist`. */
import { fetchOwnReadmes } from "../fetch/readmes/own-readmes";
import { build } from "../site/build";

await fetchOwnReadmes(process.env, process.argv);
if (!(await build(process.env))) process.exitCode = 1;
