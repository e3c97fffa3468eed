import { type Place, parseYaml } from "./yaml";

/** A field of front matter whose value isn't quoted although it contains characters that have a meaning in YAML. */
export interface Unquoted extends Place {
  name: string;
  /** The value in quotes, as it should be written. */
  quoted: string;
  /** The start of the value, if YAML reads the rest as a comment; undefined if YAML can't read the value as text. */
  read?: string;
}

/** Fields that contain text for readers, including those of related links. */
const TEXT = /^(?<before>(?:\s+|\s*- +)?(?<name>title|description|group):[ \t]+)(?<rest>\S.*)$/;

/** The marker for a text that starts on the next line. */
const BLOCK = /^[|>][-+\d]*(?:\s+#.*)?$/;

/** Words without a character that could end them, which YAML reads as they are. A single word could also be `true`. */
const PLAIN = /^[a-z][^:#]* [^:#]*$/i;

/**
 * Finds texts in front matter that YAML reads as something else, or only in part. It checks line by line, because an
 * error can make a parser misread everything after it.
 */
export function unquotedTexts(yaml: string): Unquoted[] {
  return yaml.split("\n").flatMap((text, index) => {
    const { before = "", name = "", rest = "" } = TEXT.exec(text)?.groups ?? {};
    const value = rest.trimEnd();
    if (value === "" || BLOCK.test(value) || PLAIN.test(value)) return [];
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
