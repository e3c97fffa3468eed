import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileToUrl } from "../../../src/utilities/urls";
import { splitFrontMatter } from "../content/front-matter";
import { urlsWithoutContent } from "../content/urls-without-content";
import { walk } from "../content/walk";
import { guideName } from "./plan-project";

/** A page to create. */
export interface PlannedPage {
  /** The path relative to the content folder. */
  file: string;
  url: string;
  text: string;
}

const MODELS = path.join(import.meta.dirname, "models");

/** The template for the pages of a section. Guides have their own, and the pages of other sections use `other`. */
const KINDS: Record<string, string> = {
  concepts: "concept",
  configuration: "options",
  errors: "errors",
  plugins: "plugin",
};

/** Names that work unchanged as file names and in addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Plans a new page.
 *
 * @param args The arguments of the command: the page as `guides/my-page`, optionally with `src/content/` and `.mdx`.
 * @throws {Error} When the page cannot be created. The message explains why.
 */
export async function planPage(args: readonly string[], contentDir: string): Promise<PlannedPage> {
  const [wanted, ...others] = args;
  if (!wanted || others.length > 0)
    throw new Error("Pass the path of one page, without spaces: npm run new -- guides/my-page");
  const page = wanted.replace(/^(\.\/)?(src\/content)?\//, "").replace(/(\.mdx|\/)$/, "");
  const { files } = await walk(contentDir);
  const sections = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.replace(/\/.*/, "")))];
  const [section = "", ...rest] = page.split("/");
  const name = rest.at(-1);
  if (path.isAbsolute(page) || page.split(/[\\/]/).includes("..")) {
    throw new Error(`${wanted} is outside the content folder. Choose a path inside, such as guides/my-page`);
  }
  if (!sections.includes(section)) {
    throw new Error(`There is no section "${section}". The sections are: ${sections.join(", ")}.`);
  }
  if (name === undefined) throw new Error(`${wanted} is a section. Add the name of a page: ${section}/my-page`);
  const wrong = rest.find((part) => !NAME.test(part) || part === "projects");
  if (wrong !== undefined) {
    throw new Error(
      wrong === "projects"
        ? "Folders named projects contain the projects of guides, not pages. Choose another name."
        : `"${wrong}" can't be part of a page's URL. Use lowercase letters, digits and single hyphens.`,
    );
  }
  const file = `${page}.mdx`;
  const url = fileToUrl(file);
  const same = files.find((other) => fileToUrl(other) === url);
  if (same) throw new Error(`${url} already exists: it's ${same}. Choose another name.`);
  if (urlsWithoutContent(sections).includes(url))
    throw new Error(`The build creates ${url} itself. Choose another name.`);

  const model = await readFile(path.join(MODELS, `${kindOf(file)}.mdx`), "utf8");
  const sort = await sortAfter(
    files.filter((other) => other.startsWith(`${section}/`)),
    contentDir,
  );
  const text = model
    .replace(/^title: .*$/m, `title: ${titleOf(section, name)}`)
    .replace(/^sort: .*$/m, `sort: ${sort}`);
  return { file, url, text };
}

function kindOf(file: string): string {
  const [section = ""] = file.split("/");
  if (section === "guides") return guideName(file) ? "guide" : "other";
  return /^api\/.*-hooks\.mdx$/.test(file) ? "hooks" : (KINDS[section] ?? "other");
}

/**
 * Derives the title: `My Page` from `my-page`, and the class name `MyPlugin` for a plugin. It's quoted if YAML would
 * read it as a number.
 */
function titleOf(section: string, name: string): string {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(section === "plugins" ? "" : " ");
  return /^[\d.]+$/.test(title) ? `"${title}"` : title;
}

/**
 * Returns the `sort` that follows the last trusted page. READMEs have much higher values, so they only count if there
 * are no other pages.
 */
async function sortAfter(files: string[], contentDir: string): Promise<number> {
  const sorts = await Promise.all(
    files.map(async (file) => {
      const { frontMatter } = splitFrontMatter(await readFile(path.join(contentDir, file), "utf8"));
      return { isTrusted: file.endsWith(".mdx"), sort: frontMatter.sort ?? 0 };
    }),
  );
  const placed = sorts.filter(({ sort }) => sort > 0);
  const trusted = placed.filter(({ isTrusted }) => isTrusted);
  return Math.floor(Math.max(0, ...(trusted.length > 0 ? trusted : placed).map(({ sort }) => sort))) + 1;
}
