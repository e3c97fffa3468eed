import type { Element } from "hast";
import type { Code } from "mdast";
import { classesOf } from "./hast";

/** The attributes that keep the data about a fence on the `code` element that it becomes. */
interface FenceProperties {
  dataTitle?: string;
  dataMeta?: string;
  /** The address at which the playground opens the sample. */
  dataOpen?: string;
}

/** Returns the words after the language of a fence: `npm`, `no-playground`. */
export function metaWords({ meta }: Pick<Code, "meta">): string[] {
  return meta?.split(/\s+/) ?? [];
}

/** Returns the value of an option after the language of a fence: `title="src/index.js"`, `lines=3-9`. */
export function metaOption({ meta }: Pick<Code, "meta">, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(meta ?? "");
  return found?.slice(1).find((value) => value !== undefined);
}

/** Returns whether a fence shows changes: `diff` is its language, or a word after the language. */
export function isDiff(fence: Pick<Code, "lang" | "meta">): boolean {
  return fence.lang === "diff" || metaWords(fence).includes("diff");
}

/** Returns the title of a fence, or an empty string. `remarkCodeBlocks` has to run before. */
export function titleOf({ data }: Code): string {
  return String(data?.hProperties?.dataTitle ?? "");
}

/** Stores the data about a fence as attributes, which survive the conversion to HTML. */
export function setFenceProperties(code: Code, properties: FenceProperties): void {
  code.data = { ...code.data, hProperties: { ...code.data?.hProperties, ...properties } };
}

/** Reads the data about a fence from its `code` element. Unknown parts are empty. */
export function readFence(code: Element): { lang: string; title: string; meta: string; open: string } {
  const attribute = (name: keyof FenceProperties) => {
    const value = code.properties[name];
    return typeof value === "string" ? value : "";
  };
  const language = classesOf(code).find((name) => name.startsWith("language-"));
  return {
    lang: language?.slice("language-".length) ?? "",
    title: attribute("dataTitle"),
    meta: attribute("dataMeta"),
    open: attribute("dataOpen"),
  };
}
