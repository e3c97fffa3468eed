import { type Excerpt, excerpt, readText } from "./excerpt";
import { type EngineOptions, type KindOf, type SearchIndex, search } from "./query";
import { readBodies, readHeads } from "./read-index";
import { SEARCH_FILES } from "./search-files";
import { readSynonyms } from "./synonyms";
import type { SearchResult } from "./types";

const NO_EXCERPT: Excerpt = { facts: [], text: "", ranges: [] };

/** Fetches a file of the index. */
export type LoadFile = (name: string) => Promise<Uint8Array>;

/** The answer to a query. It is incomplete while texts or synonyms are still loading. */
export interface SearchAnswer {
  results: SearchResult[];
  /** One excerpt for each result, or null if the text of a page would have to be loaded first. */
  excerpts: Excerpt[] | null;
  isComplete: boolean;
}

/**
 * The embedded search engine. It loads the index in two steps, so that titles can answer before the texts have arrived.
 * It uses neither the DOM nor the network, so it runs in a page, in a worker and in a test.
 */
export class SearchEngine {
  private readonly load: LoadFile;
  private readonly onMore: () => void;
  private readonly kindOf: KindOf;
  private index: SearchIndex | undefined;
  private titles: Promise<SearchIndex> | undefined;
  private complete: Promise<void> | undefined;
  private excerptRounds = 0;
  private readonly loading = new Map<number, Promise<void>>();
  /** The texts of the sections of each page that has been loaded, by page number. */
  private readonly texts = new Map<number, string[]>();

  /**
   * @param onMore Called whenever a part of the index has loaded that may improve earlier answers.
   * @param kindOf Returns the kind of a section, for queries with a filter.
   */
  constructor(load: LoadFile, onMore = () => {}, kindOf: KindOf = () => null) {
    this.load = load;
    this.kindOf = kindOf;
    this.onMore = onMore;
  }

  /** Loads the titles once. A failure is not cached, so the next call tries again. */
  start(): Promise<SearchIndex> {
    this.titles ??= this.load(SEARCH_FILES.heads).then(
      (bytes) => {
        this.index = { heads: readHeads(bytes), bodies: null, kindOf: this.kindOf };
        return this.index;
      },
      (error: unknown) => {
        this.titles = undefined;
        throw error;
      },
    );
    return this.titles;
  }

  /**
   * Loads the remaining files too. They wait for the titles, because they would compete with them on a slow connection.
   */
  finish(): Promise<void> {
    this.complete ??= this.loadRest().catch((error: unknown) => {
      this.complete = undefined;
      throw error;
    });
    return this.complete;
  }

  private async loadRest(): Promise<void> {
    const index = await this.start();
    // Each file is used as soon as it arrives, even if the other one fails.
    await Promise.all([
      this.load(SEARCH_FILES.words).then((bytes) => {
        index.synonyms = readSynonyms(JSON.parse(new TextDecoder().decode(bytes)));
        this.onMore();
      }),
      this.load(SEARCH_FILES.bodies).then((bytes) => {
        Object.assign(index, readBodies(bytes, index.heads));
        this.onMore();
      }),
    ]);
  }

  /** Searches the parts of the index that have loaded. It only waits for the titles. */
  async search(text: string, options?: EngineOptions): Promise<SearchAnswer> {
    const index = this.index ?? (await this.start());
    const results = search(index, text, options);
    const areHere = results.every(({ section }) => this.texts.has(section.page));
    const excerpts = areHere ? results.map((result) => this.cut(result)) : null;
    return { results, excerpts, isComplete: Boolean(index.bodies && index.synonyms) };
  }

  /**
   * Returns an excerpt for each result. While the texts of the index load, the files of pages are fetched one at a
   * time, because they compete with it on a slow connection. A later call ends an earlier one, whose results are no
   * longer on screen.
   */
  async excerpts(results: readonly SearchResult[]): Promise<Excerpt[]> {
    const round = ++this.excerptRounds;
    const excerpts: Promise<Excerpt>[] = [];
    for (const result of results) {
      // A result is useful without its excerpt, so a text that fails to load becomes an empty excerpt.
      const loading = this.loadText(result.section.page);
      const cut = loading.then(
        () => this.cut(result),
        () => NO_EXCERPT,
      );
      excerpts.push(cut);
      if (!this.index?.bodies) await cut;
      if (round !== this.excerptRounds) break;
    }
    return Promise.all(excerpts);
  }

  private cut({ section: { page, position }, words }: SearchResult): Excerpt {
    const { facts, text } = readText(this.texts.get(page)?.[position] ?? "");
    return { facts, ...excerpt(text, words) };
  }

  private loadText(page: number): Promise<void> {
    let loading = this.loading.get(page);
    if (!loading) {
      loading = this.load(SEARCH_FILES.texts(page)).then((bytes) => {
        this.texts.set(page, JSON.parse(new TextDecoder().decode(bytes)));
      });
      this.loading.set(page, loading);
      loading.catch(() => this.loading.delete(page));
    }
    return loading;
  }
}
