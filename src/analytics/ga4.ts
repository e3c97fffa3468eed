import type { AnalyticsConfig } from "../types";
import { trustedScriptUrl } from "../utilities/browser/trusted-script";
import type { Analytics } from "./types";

declare global {
  interface Window {
    /** Where Google's script picks up commands, also those from before it came. */
    dataLayer?: IArguments[];
  }
}

/** Google Analytics 4: puts commands into the queue of Google's own script. It must not count views by itself. */
export function createGa4({ id, script }: AnalyticsConfig): Analytics {
  // The script recognises commands by their being an arguments object.
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
