import type { ReactNode } from "react";
import { splitName } from "../utilities/split-name";

/** A title whose long names can break between their words. Its text stays what it is: nothing is copied or read out. */
export function breakable(title: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
  return splitName(title).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part));
}
