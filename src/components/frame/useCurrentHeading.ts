import { useEffect, useState } from "react";
import type { Anchor } from "../../types";

/** A heading becomes current when it passes this share of the window's height, measured from the top. */
const LINE = 0.3;

/**
 * Returns the id of the heading whose text is being read: the last one above the line. It is undefined above the first
 * heading.
 */
export function useCurrentHeading(headings: Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    // The observer only reports that some heading has crossed the line; the callback looks up which one is last above
    // it. The large margin at the top makes sure that it also reports headings that jump across the whole window.
    const observer = new IntersectionObserver(
      () => setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < innerHeight * LINE)?.id),
      { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
