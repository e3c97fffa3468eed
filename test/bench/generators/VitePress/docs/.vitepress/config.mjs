import { readdirSync } from "node:fs";
import path from "node:path";

const docs = path.join(import.meta.dirname, "..");
const sections = ["concepts", "configuration", "guides", "api", "loaders", "plugins", "migrate", "contribute"];

export default {
  title: "webpack",
  ignoreDeadLinks: true,
  cleanUrls: true,
  themeConfig: {
    search: { provider: "local" },
    sidebar: Object.fromEntries(sections.map((section) => [`/${section}/`, pagesOf(section)])),
  },
};

function pagesOf(section) {
  const names = readdirSync(path.join(docs, section), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/(index)?\.md$/, ""))
    .map((name) => ({ text: name || section, link: `/${section}/${name}` }));
}
