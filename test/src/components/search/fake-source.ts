import type { SearchOptions, SearchSource, Suggestion } from "../../../../src/search/source";

/** Returns a result with the properties that matter to a test. */
export function suggestion(more: Partial<Suggestion>): Suggestion {
  return {
    category: "Configuration",
    subcategory: "Output",
    title: "output.path",
    text: "The output directory.",
    url: "/configuration/output/#outputpath",
    highlights: {},
    ...more,
  };
}

const ANSWER = [
  suggestion({
    title: "output.clean <b>",
    url: "/configuration/output/#outputclean",
    highlights: { title: [[0, 3]] },
  }),
  suggestion({}),
  suggestion({
    category: "Guides",
    subcategory: "Output Management",
    title: "",
    url: "/guides/output-management/",
  }),
];

interface Behaviour {
  answer?: Suggestion[];
  delay?: (query: string) => number;
  fails?: boolean;
  /** A better answer that follows the initial one. */
  better?: Suggestion[];
}

/** Creates a source that answers every query with three results, and `zzz` with none. */
export function fakeSource({ answer = ANSWER, delay = () => 0, fails = false, better }: Behaviour = {}) {
  const asked: ({ query: string } & SearchOptions)[] = [];
  const source: SearchSource & { asked: typeof asked } = {
    asked,
    async search(query, options) {
      asked.push({ query, ...options });
      await new Promise((resolve) => setTimeout(resolve, delay(query)));
      if (fails) throw new Error("The index is away.");
      if (better) setTimeout(() => options.onBetter?.(better));
      return query === "zzz" ? [] : answer;
    },
  };
  return source;
}
