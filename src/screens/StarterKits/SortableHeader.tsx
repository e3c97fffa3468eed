import { Icon } from "../../components/Icon";
import type { Sorting, SortKey } from "./kits";

interface Props {
  column: SortKey;
  title: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Renders the header of a column. A click sorts the table by it, another click reverses the order. */
export function SortableHeader({ column, title, sorting, onSort }: Props) {
  const isSorted = sorting.key === column;
  const isAscending = isSorted ? !sorting.isAscending : true;
  const order = sorting.isAscending ? "ascending" : "descending";
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <button type="button" onClick={() => onSort({ key: column, isAscending })}>
        {title}
        <Icon name="chevron" />
      </button>
    </th>
  );
}
