import { trustedHtml } from "./trusted";

/**
 * Returns whether the browser has all features that the application requires. In older and restricted browsers, documents
 * stay as the server rendered them.
 */
export function isSupported(): boolean {
  try {
    // This throws if the policy requires Trusted Types but the browser, or something in it, has removed their API.
    document.createElement("p").innerHTML = trustedHtml("<br>");
  } catch {
    return false;
  }
  return "IntersectionObserver" in window && "showModal" in document.createElement("dialog");
}
