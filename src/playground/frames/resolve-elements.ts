import type { Addresses } from "./addresses";

const LOADING = "link[href], img[src], source[src], video[src], audio[src]";

/**
 * Makes parsed elements load emitted files, before the browser shows them.
 *
 * @returns Whether any address has changed.
 */
export function resolveElements(parent: ParentNode, resolve: Addresses["resolve"]): boolean {
  let isChanged = false;
  for (const element of parent.querySelectorAll(LOADING)) {
    const attribute = element.getAttributeNode(element.hasAttribute("href") ? "href" : "src");
    if (!attribute) continue;
    const address = resolve(attribute.value);
    isChanged ||= address !== attribute.value;
    attribute.value = address;
  }
  return isChanged;
}
