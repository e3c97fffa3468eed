import type { DescribedOption, DescribedOptions } from "./types";

/** The maximum length of a printed type or default; the link leads to the rest. */
const LONGEST = 100;

/**
 * Additional groups, which come after the group of `module` because several options refer to them, with a note on each.
 */
const GROUPS: Record<string, string> = {
  Rule: "A rule is an entry of `module.rules`.",
  Condition: "The object form that `Rule.test` and a rule's other conditions accept.",
};

/**
 * Returns the list of all options as MDX: a filter, then a group for each top-level option. Types and defaults come
 * from the installed packages, descriptions and links from the pages.
 */
export function allOptions({ versions, options }: DescribedOptions): string {
  const byGroup = new Map<string, DescribedOption[]>();
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
      const note = GROUPS[name];
      return [
        '<section className="options-group">',
        `## ${name}`,
        ...(note ? [note] : []),
        `<ul>\n${members.map(row).join("\n")}\n</ul>`,
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

/**
 * Returns the groups in the order of the schema, with the additional groups after `module`. Within a group, shallow
 * options come first.
 */
function inOrder(groups: Map<string, DescribedOption[]>): [name: string, options: DescribedOption[]][] {
  const names = [...groups.keys()].filter((name) => !GROUPS[name]);
  const ordered = names.flatMap((name) => (name === "module" ? [name, ...Object.keys(GROUPS)] : [name]));
  return ordered.map((name) => [name, (groups.get(name) ?? []).toSorted(byPath)]);
}

/** Compares options by path, so that related ones are adjacent. */
function byPath(a: DescribedOption, b: DescribedOption): number {
  const [left, right] = [a.path.split("."), b.path.split(".")];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  if (at < 0) return left.length - right.length;
  return at >= right.length ? 1 : (left[at] ?? "").localeCompare(right[at] ?? "", "en");
}

function row(option: DescribedOption): string {
  const { description: found } = option;
  const path = code(option.path);
  const badges = [option.since ? `${option.since}+` : "", option.deprecated ? "deprecated" : ""].filter(Boolean);
  const facts = `Type: ${code(shorten(option.type, " | "))}${defaultOf(option)}`;
  return [
    `<li>${found ? `<a href="${found.href}">${path}</a>` : path}`,
    ...badges.map((text) => ` <Badge text="${text}" />`),
    found?.text ? `<p>${prose(found.text)}</p>` : "",
    `<p className="options-facts">${facts}</p></li>`,
  ].join("");
}

/** Returns the default that the packages report or, if they leave it unset, the one that the page states. */
function defaultOf({ default: { modes, targets, whenOn }, description }: DescribedOption): string {
  const values = new Map<string | null, string[]>();
  for (const [mode, value] of Object.entries(modes)) values.set(value, [...(values.get(value) ?? []), mode]);
  const said = (value: string | null) => (value === null ? "not set" : code(shorten(value, ", ")));
  const byTarget = targets ? ", differs by target" : "";
  if (values.size > 1) {
    const parts = [...values].map(([value, names]) => `${said(value)} (${names.join(", ")})`);
    return ` · Default: ${parts.join(", ")}${byTarget}`;
  }
  if (whenOn !== undefined) return ` · Default: ${said(whenOn)} when in use${byTarget}`;
  if (modes.production === null && description?.default) return ` · Default: ${prose(description.default)}`;
  return ` · Default: ${said(modes.production)}${byTarget}`;
}

/** Truncates a long list after one of its items. */
function shorten(text: string, separator: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(separator, LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)}${separator.trimEnd()} …`;
}

function code(text: string): string {
  return `<code>${asText(text)}</code>`;
}

/** Returns the text of a page as MDX, with its code in backticks. */
function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") && part.length > 1 ? code(part.slice(1, -1)) : asText(part)))
    .join("");
}

/** Escapes text so that it contains no Markdown and no JSX. */
function asText(text: string): string {
  return text.replace(/[!-+\--/:<-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
