import { type ReactNode, useState } from "react";

/** The number of items at the start of a list, and the number that each click adds. */
const STEP = 50;

/** The items of a list to show, and the button below it; null for a short list. */
interface First<Item> {
  shown: readonly Item[];
  more: ReactNode;
}

/** Returns the start of a long list, and a button for more of it. */
export function useFirst<Item>(items: readonly Item[], step = STEP): First<Item> {
  const [limit, setLimit] = useState(step);
  const left = items.length - limit;
  if (items.length <= step) return { shown: items, more: null };
  const more = (
    // The button stays when everything is shown, so that the focus isn't lost.
    <button
      type="button"
      className="graph-more"
      aria-disabled={left <= 0}
      onClick={() => left > 0 && setLimit(limit + step)}
    >
      {left > 0
        ? `Show ${Math.min(step, left)} more of ${left.toLocaleString("en")}`
        : `All ${items.length.toLocaleString("en")} shown`}
    </button>
  );
  return { shown: items.slice(0, limit), more };
}
