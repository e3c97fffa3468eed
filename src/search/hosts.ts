/** A host of the provider, as its client expects it. */
export interface Host {
  url: string;
  accept: "readWrite";
  protocol: "http" | "https";
}

/**
 * Converts an address, which may end in a folder, into a host.
 *
 * @throws {Error} When the protocol of the address is neither `http:` nor `https:`.
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

/** Returns the addresses of the hosts that the provider assigns to an application, for configurations without hosts. */
export function defaultHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}
