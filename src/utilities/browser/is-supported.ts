import { trustedHtml } from "./trusted";

/**
 * Tells whether the browser has what the application cannot do without. Older and restricted ones lack some of it, and keep
 * the documents as the server rendered them.
 */
export function isSupported(): boolean {
  try {
    // Throws where the policy asks for Trusted Types and the browser, or something in it, has taken their API away.
    document.createElement("p").innerHTML = trustedHtml("<br>");
  } catch {
    return false;
  }
  return "IntersectionObserver" in window && "showModal" in document.createElement("dialog");
}
