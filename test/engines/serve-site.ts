import type { AddressInfo } from "node:net";
import { serve } from "../../scripts/lib/serve";

/** A built site, and where it is served from. */
export interface Served {
  output: string;
  basePath: string;
}

/** Serves a site on a port of its own. */
export async function serveSite({ output, basePath }: Served) {
  const server = await serve(output, basePath, 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Address of a page, from its url without the base path. */
    at: (url: string) => origin + basePath + url.slice(1),
    /** The host is gone from then on. */
    async stop(): Promise<void> {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
