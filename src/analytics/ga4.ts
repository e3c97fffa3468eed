import type { AnalyticsConfig } from "../types";
import { trustedScriptUrl } from "../utilities/browser/trusted-script";
import type { Analytics } from "./types";

declare global {
  interface Window {
    /** The queue from which Google's script reads commands, including those from before it loaded. */
    dataLayer?: IArguments[];
  }
}

/**
 * Creates a client for Google Analytics 4. It appends commands to the queue of Google's script, whose automatic page
 * views are turned off.
 */
export function createGa4({ id, script }: AnalyticsConfig): Analytics {
  // The script only recognises commands that are `arguments` objects.
  function command(..._words: unknown[]): void {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments);
  }

  return {
    initialize() {
      command("js", new Date());
      command("config", id, { send_page_view: false });
      const element = document.createElement("script");
      element.async = true;
      element.src = trustedScriptUrl(`${script}?id=${id}`);
      document.head.append(element);
    },
    pageView(path) {
      command("event", "page_view", { send_to: id, page_location: location.origin + path });
    },
  };
}
