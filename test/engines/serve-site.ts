import { serve } from "../../scripts/lib/serve";

/** A built site, and its base path. */
export interface Served {
  output: string;
  basePath: string;
}

/** Serves a site on its own port. */
export async function serveSite({ output, basePath }: Served) {
  const { origin, close } = await serve(output, basePath, 0);
  return {
    /** Returns the address of a page from its URL without the base path. */
    at: (url: string) => origin + basePath + url.slice(1),
    /** Stops the host. */
    stop: close,
  };
}
