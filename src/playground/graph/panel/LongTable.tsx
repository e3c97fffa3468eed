import type { ReactNode } from "react";
import "./table.css";
import { useFirst } from "./useFirst";

interface Props<Item> {
  /** The headers of the columns. */
  heads: readonly string[];
  items: readonly Item[];
  /** Renders the row of an item with its `key`. */
  children: (item: Item) => ReactNode;
}

/** Renders the start of a long table, and a button for more of it; nothing if there are no items. */
export function LongTable<Item>({ heads, items, children }: Props<Item>) {
  const { shown, more } = useFirst(items);
  if (items.length === 0) return null;
  return (
    <>
      <table className="graph-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{shown.map(children)}</tbody>
      </table>
      {more}
    </>
  );
}
