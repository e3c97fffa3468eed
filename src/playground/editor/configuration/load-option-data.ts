import type { Option, OptionListing, OptionSchema } from "../../../utilities/option-files";

/** The data about options that the site publishes. Each file is fetched once, when it's first needed. */
export interface OptionData {
  /** Returns null while the file can't be fetched; configurations are then edited like any other script. */
  schema(): Promise<OptionSchema | null>;
  /** Returns the options by path; an empty map on a site without a list of all options. */
  options(): Promise<ReadonlyMap<string, Option>>;
}

/**
 * Returns an object that fetches the published files about options, each one when it's first needed.
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

/** Returns a function that fetches once. After a failure, the next call tries again. */
function once<T>(ask: () => Promise<T | null>): () => Promise<T | null> {
  let asked: Promise<T | null> | undefined;
  return async () => {
    asked ??= ask();
    const answer = await asked;
    if (answer === null) asked = undefined;
    return answer;
  };
}
