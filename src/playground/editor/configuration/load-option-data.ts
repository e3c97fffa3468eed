import type { Option, OptionListing, OptionSchema } from "./option-files";

/** What the site publishes about options. Each file is fetched when it is asked for, and once. */
export interface OptionData {
  /** Returns null while the file cannot be fetched; then a configuration is a script like any other. */
  schema(): Promise<OptionSchema | null>;
  /** Returns the options by their paths: none on a site without a list of all options. */
  options(): Promise<ReadonlyMap<string, Option>>;
}

/**
 * Returns what fetches the published files about options, each when it is asked for first.
 *
 * @param base The address of the site, with a slash at its end.
 */
export function optionData(base: string): OptionData {
  const schema = once(() => fetchJson<OptionSchema>(`${base}option-schema.json`));
  const listing = once(() => fetchJson<OptionListing>(`${base}options.json`));
  return {
    schema,
    async options() {
      const { options = [] } = (await listing()) ?? {};
      return new Map(options.map((option) => [option.path, option]));
    },
  };
}

async function fetchJson<T>(address: string): Promise<T | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? response.json() : null;
}

/** Returns a function that asks once. What failed is asked for again. */
function once<T>(ask: () => Promise<T | null>): () => Promise<T | null> {
  let asked: Promise<T | null> | undefined;
  return async () => {
    asked ??= ask();
    const answer = await asked;
    if (answer === null) asked = undefined;
    return answer;
  };
}
