import type { OptionFact, OptionFacts } from "../../facts/read-options";
import type { Lead } from "../markdown/types";
import { type Description, describeOptions } from "./describe-options";
import type { Page } from "./types";

/** A compiled page with what it says about each of its subjects. */
export type DescribedPage = Pick<Page, "file" | "url"> & { leads: Lead[] };

const MODES = ["development", "production", "none"] as const;

/** Longest type and default that are printed; the rest is a click away. */
const LONGEST = 100;

/** What stands between the top-level options, because options of several of them lead there. */
const GROUPS: Record<string, { after: string; note: string }> = {
  Rule: { after: "module", note: "A rule is an entry of `module.rules`." },
  Condition: { after: "module", note: "The object form of what `Rule.test` and the other conditions of a rule take." },
};

/**
 * The list of all options as MDX: a filter, then a group for each top-level option. Facts are those of the installed
 * packages, descriptions and links those of the pages.
 */
export function allOptions({ versions, options }: OptionFacts, pages: DescribedPage[]): string {
  const described = describeOptions(
    options.map(({ path }) => path),
    pages,
  );
  const byGroup = new Map<string, OptionFact[]>();
  for (const option of options) {
    const [name = ""] = option.path.split(".");
    byGroup.set(name, [...(byGroup.get(name) ?? []), option]);
  }
  const packages = versions.map(({ name, version }) => `${name} ${version}`).join(", ");
  return [
    `Read from ${packages}.`,
    `<div className="options">`,
    filter(options.length),
    ...inOrder(byGroup).map(([name, members]) => {
      const rows = members.map((option) => row(option, described.get(option.path)));
      const note = GROUPS[name]?.note;
      return [
        '<section className="options-group">',
        `## ${name}`,
        ...(note ? [note] : []),
        `<ul>\n${rows.join("\n")}\n</ul>`,
        "</section>",
      ].join("\n\n");
    }),
    "</div>",
  ].join("\n\n");
}

function filter(total: number): string {
  const status = `<span role="status">${total} options</span>`;
  const input = '<input type="search" id="options-filter" autocomplete="off" spellcheck="false" />';
  return `<div className="options-filter needs-script" role="search"><label htmlFor="options-filter">Filter</label>${input}${status}</div>`;
}

/** The order of the schema, with each extra group behind the option it belongs to, and shallow options first. */
function inOrder(groups: Map<string, OptionFact[]>): [name: string, options: OptionFact[]][] {
  const names = [...groups.keys()].filter((name) => !GROUPS[name]);
  const ordered = names.flatMap((name) => [
    name,
    ...Object.keys(GROUPS).filter((extra) => GROUPS[extra]?.after === name),
  ]);
  return ordered.map((name) => [name, (groups.get(name) ?? []).toSorted(byPath)]);
}

/** By path, so that what belongs together stands together. */
function byPath(a: OptionFact, b: OptionFact): number {
  const [left, right] = [a.path.split("."), b.path.split(".")];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  if (at < 0) return left.length - right.length;
  return at >= right.length ? 1 : (left[at] ?? "").localeCompare(right[at] ?? "", "en");
}

function row(option: OptionFact, found: Description | undefined): string {
  const path = code(option.path);
  const badges = [option.since ? `${option.since}+` : "", option.deprecated ? "deprecated" : ""].filter(Boolean);
  const facts = `Type: ${code(shorten(option.type, " | "))}${defaultOf(option, found?.default)}`;
  return [
    `<li>${found ? `<a href="${found.href}">${path}</a>` : path}`,
    ...badges.map((text) => ` <Badge text="${text}" />`),
    found?.text ? `<p>${prose(found.text)}</p>` : "",
    `<p className="options-facts">${facts}</p></li>`,
  ].join("");
}

/** What the packages say; where they leave an option unset, what the page says. */
function defaultOf({ default: { modes, targets, whenOn } }: OptionFact, stated: string | undefined): string {
  const values = new Map<string | null, string[]>();
  for (const mode of MODES) values.set(modes[mode], [...(values.get(modes[mode]) ?? []), mode]);
  const said = (value: string | null) => (value === null ? "not set" : code(shorten(value, ", ")));
  const byTarget = targets ? ", differs by target" : "";
  if (values.size > 1) {
    const parts = [...values].map(([value, names]) => `${said(value)} (${names.join(", ")})`);
    return ` · Default: ${parts.join(", ")}${byTarget}`;
  }
  if (whenOn !== undefined) return ` · Default: ${said(whenOn)} when in use${byTarget}`;
  if (modes.production === null && stated) return ` · Default: ${prose(stated)}`;
  return ` · Default: ${said(modes.production)}${byTarget}`;
}

/** Cuts a long list behind one of its entries. */
function shorten(text: string, separator: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(separator, LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)}${separator.trimEnd()} …`;
}

function code(text: string): string {
  return `<code>${asText(text)}</code>`;
}

/** Text of a page with its code in backticks. */
function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") && part.length > 1 ? code(part.slice(1, -1)) : asText(part)))
    .join("");
}

/** Text in which neither Markdown nor JSX finds anything to read. */
function asText(text: string): string {
  return text.replace(/[!-+\--/:<-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
