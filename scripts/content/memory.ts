import { fileState } from "../file-state.mjs";
import type { PageSource } from "../markdown/compile-page";
import type { Compiled } from "./compile-cache";
import { type SplitPage, splitFrontMatter } from "./front-matter";
import { readSource, type SourceText } from "./read-source";

/** A page as it was read. */
export interface ReadPage extends SplitPage {
  source: SourceText;
}

/** What a process that reads the content again and again, in development, knows of it: only what changed costs anything. */
export interface Memory {
  /** What was read of each file, the state of the file then, and the text that it had at first. */
  read: Map<string, { state: string; page: ReadPage; firstText: string }>;
  /** What each file was compiled to, from what, and under which digest of all else that goes in. */
  compiled: Map<string, { page: PageSource; common: string; compiled: Compiled }>;
  /** When files were last committed, as of the first time. */
  dates?: Map<string, string>;
  /** Digest of the compiler. */
  compiler?: string;
}

/** Of who reads it for the first time. */
export function emptyMemory(): Memory {
  return { read: new Map(), compiled: new Map() };
}

/** Reads a page and splits it at its front matter, where its file is not as it was. */
export async function readPage(file: string, { read }: Memory): Promise<ReadPage> {
  const state = fileState(file);
  const known = read.get(file);
  if (known?.state === state) return known.page;
  const source = await readSource(file);
  const page = { source, ...splitFrontMatter(source.text) };
  read.set(file, { state, page, firstText: known?.firstText ?? source.text });
  return page;
}

/** Whether the text of a file is another one than at first. */
export function isEdited(file: string, { read }: Memory): boolean {
  const known = read.get(file);
  return known !== undefined && known.page.source.text !== known.firstText;
}
