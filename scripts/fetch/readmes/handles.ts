/** A person in `package.json`: `Name <email> (url)`, or these parts. Source: https://docs.npmjs.com/cli/v11/configuring-npm/package-json#people-fields-author-contributors */
export type Person = string | { name?: string; url?: string };

/**
 * Returns the GitHub handles in a package's own `package.json`, written as `@sokra` or as an address on GitHub. Authors
 * without either are left out, because their names are not handles.
 */
export function handlesOf({ author, contributors }: { author?: Person; contributors?: Person[] }): string[] {
  return [
    ...new Set([...(author ? [author] : []), ...(contributors ?? [])].flatMap((person) => handleOf(person) ?? [])),
  ];
}

function handleOf(person: Person): string | undefined {
  const text = typeof person === "string" ? person : `${person.name ?? ""} (${person.url ?? ""})`;
  const [, named, linked] =
    /(?:^|\s)@([a-z\d-]+)|\(https?:\/\/(?:www\.)?github\.com\/([a-z\d-]+)\/?\)/i.exec(text) ?? [];
  return named ?? linked;
}
