import { type Place, parseYaml } from "./yaml";

/** A field of front matter whose value has characters that mean something in YAML, and is not in quotes. */
export interface Unquoted extends Place {
  name: string;
  /** The value as it has to be written. */
  quoted: string;
  /** The start of the value, where YAML takes the rest for a comment; undefined if it cannot read the value as text. */
  read?: string;
}

/** Fields that are text for readers, also those of related links. */
const TEXT = /^(?<before>(?:\s+|\s*- +)?(?<name>title|description|group):[ \t]+)(?<rest>\S.*)$/;

/** The first line of a text of several lines, which has none of the text. */
const BLOCK = /^[|>][-+\d]*(?:\s+#.*)?$/;

/**
 * Finds texts in front matter that YAML reads as something else, or not to their end. It looks at single lines, because an
 * error can make a parser read all that follows in another way.
 */
export function unquotedTexts(yaml: string): Unquoted[] {
  return yaml.split("\n").flatMap((text, index) => {
    const { before = "", name = "", rest = "" } = TEXT.exec(text)?.groups ?? {};
    const value = rest.trimEnd();
    if (value === "" || BLOCK.test(value)) return [];
    const { data, errors } = parseYaml(`value: ${value}`);
    const read = errors.length === 0 ? (data as { value: unknown }).value : undefined;
    if (read === value || (/^["']/.test(value) && typeof read === "string")) return [];
    const place = { line: index + 1, column: before.length + 1 };
    return [
      { ...place, name, quoted: quote(value), ...(typeof read === "string" && value.startsWith(read) && { read }) },
    ];
  });
}

function quote(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value.replaceAll("\\", "\\\\")}"`;
}
