import { serve } from "../../scripts/lib/serve";

/** A built site, and where it is served from. */
export interface Served {
  output: string;
  basePath: string;
}

/** Serves a site on a port of its own. */
export async function serveSite({ output, basePath }: Served) {
  const { origin, close } = await serve(output, basePath, 0);
  return {
    /** Address of a page, from its url without the base path. */
    at: (url: string) => origin + basePath + url.slice(1),
    /** The host is gone from then on. */
    stop: close,
  };
}
