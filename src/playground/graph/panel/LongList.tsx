import type { ReactNode } from "react";
import { useFirst } from "./useFirst";

interface Props<Item> {
  items: readonly Item[];
  /** The number of items at the start, and the number that each click adds. */
  step?: number;
  as?: "ul" | "ol";
  className?: string;
  /** Renders an item with its `key`. */
  children: (item: Item) => ReactNode;
}

/** Renders the start of a long list, and a button for more of it. */
export function LongList<Item>({ items, step, as: List = "ul", className, children }: Props<Item>) {
  const { shown, more } = useFirst(items, step);
  return (
    <>
      <List className={className}>{shown.map(children)}</List>
      {more}
    </>
  );
}
