/** A host of the provider in the form of its client. */
export interface Host {
  url: string;
  accept: "readWrite";
  protocol: "http" | "https";
}

/**
 * A host from its address, which may end in a folder.
 *
 * @throws {Error} with a sentence when the address is not one of the web.
 */
export function toHost(address: string): Host {
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") {
    throw new Error(`The search host "${address}" has the protocol "${protocol}". It must be "http:" or "https:".`);
  }
  return {
    url: host + pathname.replace(/\/+$/, ""),
    accept: "readWrite",
    protocol: protocol === "http:" ? "http" : "https",
  };
}

/** The hosts that an application has when none are named. */
export function defaultHosts(appId: string): Host[] {
  return [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)].map((host) =>
    toHost(`https://${host.toLowerCase()}`),
  );
}
