/** `npm run fetch:supporters`: writes the project's supporters from Open Collective into the data of the front page. */
import path from "node:path";
import { fetchSupporters, readSource } from "../fetch/supporters/fetch-supporters";
import { paths } from "../lib/paths";
import { count } from "../lib/report";

const { supporters } = await fetchSupporters({
  ...readSource(process.env),
  dataDir: path.join(paths.source, "screens/Home"),
  imageDir: path.join(paths.public, "supporters"),
  now: new Date(),
});
const pictures = supporters.filter(({ image }) => image).length;
console.log(`${count(supporters.length, "supporter")}, ${count(pictures, "picture")} written.`);
