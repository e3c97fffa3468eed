import { createWords } from "../../../src/search/tokenize";
import type { Hierarchy, SearchRecord } from "../../../src/search/types";
import type { SiteConfig } from "../../../src/types";
import { isBesidePage } from "../content/assemble";
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
 * Headings that most guides have. What is below them lists prerequisites, looks ahead or links to other pages, and nobody
 * searches for that. Their records would take 500 bytes of what a first result waits for.
 */
const WITHOUT_SUBJECT = new Set(["What you need", "What you will have", "Where to go next"]);

/**
 * Titles with more characters are messages, which the catalogue of errors finds before the texts are there. Without them, what
 * a first result needs keeps to its budget of bytes.
 */
const LONG_TITLE = 70;

/** Returns a record for each section of every page, in reading order, for the embedded and the hosted index. */
export function toRecords({ pages, sections }: Source, config: Pick<SiteConfig, "sections">): SearchRecord[] {
  const documented = new Set(config.sections.filter(({ documentation }) => documentation).map(({ name }) => name));
  const titles = new Map(sections.map(({ name, title }) => [name, title]));
  const ranks = rankOf(pages);
  return pages.flatMap(
    ({ path, url, title, description, section, source, isGenerated, asked, texts: own, messages }) => {
      const written = withoutMessages(own, messages).filter((text) => !WITHOUT_SUBJECT.has(text.title));
      // Only the first lines are indexed of pages that repeat others and would hide them in the results: generated ones, notes
      // on a release, and a README whose package has a page of ours.
      const isRepetition = isGenerated || section === "releases" || isBesidePage(path);
      const texts = isRepetition ? written.slice(0, 1) : written;
      // External pages rank lower beyond their first lines, because their words are about other projects. They still
      // answer queries for their name.
      const isExternal = isExternalPage({ path, source });
      const isUndocumented = section !== "" && !documented.has(section);
      const top = [titles.get(section) ?? title, title];
      return texts.map((text, index): SearchRecord => {
        const address = text.id === "" ? url : `${url}#${text.id}`;
        const linked = Math.max(1, Math.round((ranks.get(address) ?? 0) * 0.7 + (ranks.get(url) ?? 0) * 0.3));
        return {
          hierarchy: hierarchy(top, text),
          content: index === 0 ? lead(description, text) : text.prose,
          url: address,
          anchor: text.id,
          code: isExternal ? "" : text.code,
          output: text.output,
          asked: (asked.get(text.id) ?? []).join("; "),
          rank: isExternal && index > 0 ? 0 : Math.min(inSteps(linked), isUndocumented ? 1 : 15),
          isAside: ((isExternal || isUndocumented) && index > 0) || text.title.length > LONG_TITLE,
        };
      });
    },
  );
}

/** Rounds high ranks down to 7, 10 or 13: finer differences do not help, and the index is smaller without them. */
function inSteps(rank: number): number {
  return rank < 7 ? rank : 7 + Math.floor((rank - 7) / 3) * 3;
}

/**
 * Returns the text of a page of the catalogue of errors without its messages, which are searched in the catalogue itself.
 * Their titles would be a tenth of what a first result waits for.
 */
function withoutMessages(sections: SectionText[], messages: Message[]): SectionText[] {
  return sections.filter(({ id }) => messages.every((message) => !message.id.endsWith(`#${id}`)) || id === "");
}

/** Returns the titles of a section and above it. Levels without one that somebody searches for are null. */
function hierarchy(ofPage: string[], { id, title, level, above }: SectionText): Hierarchy {
  const titles = [...ofPage, ...above.filter((heading) => !WITHOUT_SUBJECT.has(heading))];
  if (id !== "") titles[level] = title;
  const at = (lvl: number) => titles[lvl] ?? null;
  return { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Returns what a page says about itself before its first heading. */
function lead(description: string | undefined, { prose }: SectionText): string {
  return [prose, description].filter(Boolean).join(" ");
}

/**
 * Returns how often pages mention an address, from 0 to 15, where each doubling adds 3. A mention is a link, or the
 * name of the option that is the section's title. A page gets the links to its sections too.
 */
function rankOf(pages: Source["pages"]): Map<string, number> {
  const counts = new Map<string, number>();
  const named = addressesOfNames(pages);
  const words = createWords();
  for (const { url, links, texts } of pages) {
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
