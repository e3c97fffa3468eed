import { excerpt, type TextPart } from "./excerpt";
import { type SearchIndex, type SearchOptions, search } from "./query";
import { readBodies, readHeads } from "./read-index";
import { SEARCH_FILES } from "./search-files";
import { readSynonyms } from "./synonyms";
import type { SearchResult } from "./types";

/** Fetches a file of the index. */
export type LoadFile = (name: string) => Promise<Uint8Array>;

/** What the engine answers, and whether it will know more: texts and words of readers may still be on their way. */
export interface SearchAnswer {
  results: SearchResult[];
  /** Of each result; null when a page's text would have to be loaded for it. */
  excerpts: TextPart[][] | null;
  isComplete: boolean;
}

/**
 * The embedded index, loaded in two steps: titles answer first, texts when they have come. Knows neither DOM nor
 * network, so it runs in a page, in a worker and in a test.
 */
export class SearchEngine {
  private readonly load: LoadFile;
  private readonly onMore: () => void;
  private index: SearchIndex | undefined;
  private titles: Promise<SearchIndex> | undefined;
  private complete: Promise<void> | undefined;
  private readonly loading = new Map<number, Promise<string[]>>();
  /** Texts of the sections of pages that have come. */
  private readonly texts = new Map<number, string[]>();

  /** @param onMore called whenever something has come by which questions may have better answers. */
  constructor(load: LoadFile, onMore = () => {}) {
    this.load = load;
    this.onMore = onMore;
  }

  /** Loads the titles, once; a failure is not kept, so that the next call tries again. */
  start(): Promise<SearchIndex> {
    this.titles ??= this.load(SEARCH_FILES.heads).then(
      (bytes) => {
        this.index = { heads: readHeads(bytes), bodies: null };
        return this.index;
      },
      (error: unknown) => {
        this.titles = undefined;
        throw error;
      },
    );
    return this.titles;
  }

  /** Loads the rest as well: after the titles, which on a slow line would have to share it with them. */
  finish(): Promise<void> {
    this.complete ??= this.loadRest().catch((error: unknown) => {
      this.complete = undefined;
      throw error;
    });
    return this.complete;
  }

  private async loadRest(): Promise<void> {
    const index = await this.start();
    // What has come is used, whatever becomes of the other.
    await Promise.all([
      this.load(SEARCH_FILES.words).then((bytes) => {
        index.synonyms = readSynonyms(JSON.parse(new TextDecoder().decode(bytes)));
        this.onMore();
      }),
      this.load(SEARCH_FILES.bodies).then((bytes) => {
        index.bodies = readBodies(bytes);
        this.onMore();
      }),
    ]);
  }

  /** Answers with what is there; waits for the titles only. */
  async search(text: string, options?: SearchOptions): Promise<SearchAnswer> {
    const index = this.index ?? (await this.start());
    const results = search(index, text, options);
    const areHere = results.every(({ section }) => this.texts.has(section.page));
    const excerpts = areHere ? results.map((result) => this.cut(result)) : null;
    return { results, excerpts, isComplete: Boolean(index.bodies && index.synonyms) };
  }

  /** The stretch of a result's text that answers; nothing when the section has no text of its own. */
  async excerpt(result: SearchResult): Promise<TextPart[]> {
    await this.loadText(result.section.page);
    return this.cut(result);
  }

  private cut({ section: { page, position }, words }: SearchResult): TextPart[] {
    return excerpt(this.texts.get(page)?.[position] ?? "", words);
  }

  private loadText(page: number): Promise<string[]> {
    let loading = this.loading.get(page);
    if (!loading) {
      loading = this.load(SEARCH_FILES.texts(page)).then((bytes) => {
        const texts = JSON.parse(new TextDecoder().decode(bytes)) as string[];
        this.texts.set(page, texts);
        return texts;
      });
      this.loading.set(page, loading);
      loading.catch(() => this.loading.delete(page));
    }
    return loading;
  }
}
