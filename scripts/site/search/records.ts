import { slug } from "../../../src/search/slug";
import { createWords } from "../../../src/search/tokenize";
import type { Hierarchy, SearchRecord } from "../../../src/search/types";
import type { SiteConfig } from "../../../src/types";
import { isBesidePage, isTypesPage } from "../content/assemble";
import { isExternalPage } from "../content/external-links";
import type { Page, Site } from "../content/types";
import type { Message, SectionText } from "../markdown/types";

type Source = Pick<Site, "sections"> & {
  pages: Pick<
    Page,
    | "path"
    | "url"
    | "title"
    | "description"
    | "section"
    | "source"
    | "isGenerated"
    | "asked"
    | "texts"
    | "links"
    | "messages"
  >[];
};

/**
 * Headings that most guides have. The text below them lists prerequisites, looks ahead or links to other pages, and
 * readers don't search for that. Their records would add 500 bytes that have to load before any result.
 */
const WITHOUT_SUBJECT = new Set(["What you need", "What you'll build", "What you'll get", "Where to go next"]);

/**
 * Headings of lists of problems, which many pages have. Their texts are searched, but readers hardly ever type such a
 * title, so it needn't load before the first result.
 */
const PROBLEMS = new Set(["What goes wrong", "What can go wrong", "Troubleshooting"]);

/**
 * The maximum number of characters in a title. Longer titles are messages, which the error catalog finds before the
 * texts have loaded. Without them, the data for a first result stays within its size budget.
 */
const LONG_TITLE = 55;

/** Returns a record for each section of every page, in reading order, for the embedded and the hosted index. */
export function toRecords({ pages, sections }: Source, config: Pick<SiteConfig, "sections">): SearchRecord[] {
  const documented = new Set(config.sections.filter(({ documentation }) => documentation).map(({ name }) => name));
  const titles = new Map(sections.map(({ name, title }) => [name, title]));
  const ranks = rankOf(pages);
  return pages.flatMap(
    ({ path, url, title, description, section, source, isGenerated, asked, texts: own, messages }) => {
      const written = withoutMessages(own, messages).filter((text) => !WITHOUT_SUBJECT.has(text.title));
      // Pages that repeat others would hide them in the results, so only the first lines of such pages are indexed:
      // generated pages, release notes, and a README whose package has its own page here.
      const isReference = isTypesPage(path);
      const isRepetition = (isGenerated && !isReference) || section === "releases" || isBesidePage(path);
      const texts = isRepetition ? written.slice(0, 1) : written;
      // Beyond their first lines, external pages rank lower, because their text is about other projects. They still
      // answer queries for their names.
      const isExternal = isExternalPage({ path, source });
      const isUndocumented = section !== "" && !documented.has(section);
      const top = [titles.get(section) ?? title, title];
      // Of types that only have a signature, the index has room for the members of classes with a page of their own.
      const isFound = ({ prose, level, above }: SectionText) =>
        !isReference || prose !== "" || level < 3 || above.includes("Members");
      return texts.filter(isFound).map((text, index): SearchRecord => {
        // Members that only have a signature are found by their names. All of their words would double the index.
        const isSignature = isReference && index > 0 && text.prose === "";
        // Of directories that the menu of the documentation lacks, titles and questions are enough to find a section.
        const isBrief = isUndocumented && index > 0;
        const address = text.id === "" ? url : `${url}#${text.id}`;
        const linked = Math.max(1, Math.round((ranks.get(address) ?? 0) * 0.7 + (ranks.get(url) ?? 0) * 0.3));
        return {
          hierarchy: hierarchy(top, text),
          content: index === 0 ? lead(description, text) : isBrief ? "" : text.prose,
          url: address,
          anchor: text.id,
          code: isExternal || isSignature || isBrief ? "" : text.code,
          output: isBrief ? "" : text.output,
          asked: (asked.get(text.id) ?? []).join("; "),
          rank: isSignature || (isExternal && index > 0) ? 0 : Math.min(inSteps(linked), isUndocumented ? 1 : 15),
          isAside:
            ((isExternal || isUndocumented || isReference) && index > 0) ||
            PROBLEMS.has(text.title) ||
            isRenamedProblem(text) ||
            text.title.length > LONG_TITLE,
        };
      });
    },
  );
}

/**
 * Tells whether a problem has an older id than its title, so that the data for a first result would have to contain both.
 * The 70 of them take 1,400 bytes (brotli), and questions are answered as often before the texts have loaded.
 */
function isRenamedProblem({ id, title, above }: SectionText): boolean {
  return above.some((heading) => PROBLEMS.has(heading)) && slug(title, new Map()) !== id;
}

/** Rounds high ranks down to 7, 10 or 13: finer differences do not help, and the index is smaller without them. */
function inSteps(rank: number): number {
  return rank < 7 ? rank : 7 + Math.floor((rank - 7) / 3) * 3;
}

/**
 * Returns the text of a page of the error catalog without its messages. Search finds messages in the catalog itself,
 * and their titles would be a tenth of the data that has to load before any result.
 */
function withoutMessages(sections: SectionText[], messages: Message[]): SectionText[] {
  return sections.filter(({ id }) => messages.every((message) => !message.id.endsWith(`#${id}`)) || id === "");
}

/**
 * Returns the titles of a section and of the levels above it. A level is null if it has no title, or one that readers
 * don't search for.
 */
function hierarchy(ofPage: string[], { id, title, level, above }: SectionText): Hierarchy {
  const titles = [...ofPage, ...above.filter((heading) => !WITHOUT_SUBJECT.has(heading))];
  if (id !== "") titles[level] = title;
  const at = (lvl: number) => titles[lvl] ?? null;
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Returns the text of a page before its first heading. */
function lead(description: string | undefined, { prose }: SectionText): string {
  return [prose, description].filter(Boolean).join(" ");
}

/**
 * Returns how often pages mention an address, from 0 to 15; each doubling adds 3. A mention is a link, or the name of
 * the option that is the section's title. Links to a page's sections also count for the page.
 */
function rankOf(pages: Source["pages"]): Map<string, number> {
  const counts = new Map<string, number>();
  const named = addressesOfNames(pages);
  const words = createWords();
  // Signatures link to types again and again, which says nothing about what readers look for.
  for (const { url, links, texts } of pages.filter(({ path }) => !isTypesPage(path))) {
    const names = new Set(texts.flatMap(({ prose }) => words(withDots(prose)).map(({ whole }) => whole)));
    const targets = [
      ...links.flatMap((link) => [link, pageOf(link)]),
      ...[...names].flatMap((name) => named.get(name) ?? []),
    ];
    for (const target of new Set(targets)) {
      if (pageOf(target) !== url) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([target, count]) => [target, Math.min(15, Math.round(3 * Math.log2(1 + count)))]));
}

/** Returns the sections whose title is a name with a dot: `output.publicPath`. */
function addressesOfNames(pages: Source["pages"]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { url, texts } of pages) {
    for (const { id, title } of texts) {
      const name = title.toLowerCase();
      if (id && /^[\w$]+(\.[\w$]+)+$/.test(name)) named.set(name, [...(named.get(name) ?? []), `${url}#${id}`]);
    }
  }
  return named;
}

/** Returns the words of a text that contain a dot. */
function withDots(text: string): string {
  const found = text.split(" ").filter((word) => /\.\S/.test(word));
  return found.join(" ");
}

function pageOf(address: string): string {
  return address.replace(/#.*/, "");
}
