import type { ReactNode } from "react";
import { splitName } from "../utilities/split-name";

/**
 * Allows line breaks between the words of long names in a title. The `<wbr>` elements affect neither copying nor screen
 * readers.
 */
export function breakable(title: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
  return splitName(title).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part));
}
