import { useEffect, useState } from "react";
import type { Heading } from "../../types";

/** A heading becomes current when it crosses this share of the screen's height, measured from the top. */
const LINE = 0.3;

/** Id of the heading whose text is being read: the last one above the line. Undefined before the first one. */
export function useCurrentHeading(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    // The observer only says that something crossed the line; which heading is last above it is a fresh look. The root
    // reaches far up, because a jump may carry a heading past the whole screen at once.
    const observer = new IntersectionObserver(
      () => setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < innerHeight * LINE)?.id),
      { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
