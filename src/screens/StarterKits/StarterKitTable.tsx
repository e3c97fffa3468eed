import { useId, useState } from "react";
import { Icon } from "../../components/Icon";
import { SiteLink } from "../../components/SiteLink";
import { arrange, countTags, type Sorting, type SortKey } from "./kits";
import kits from "./starter-kits.json";

const TAGS = countTags(kits);

/** Renders the table of all starter kits, which can be sorted by any column and filtered by tag. */
export function StarterKitTable() {
  const [sorting, setSorting] = useState<Sorting>({ key: "name", isAscending: true });
  const [tag, setTag] = useState<string | null>(null);
  const id = useId();
  const rows = arrange(kits, sorting, tag);
  const head = { sorting, onSort: setSorting };
  return (
    <>
      <div className="starter-kits-filter">
        <label htmlFor={id}>Tag</label>
        <select id={id} value={tag ?? ""} onChange={({ target }) => setTag(target.value || null)}>
          <option value="">all</option>
          {TAGS.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {tag} ({count})
            </option>
          ))}
        </select>
        <span role="status">
          {rows.length} of {kits.length} starter kits
        </span>
      </div>
      <table className="starter-kits-table">
        <thead>
          <tr>
            <SortableHeader column="name" title="Project Name" {...head} />
            <SortableHeader column="maintainer" title="Maintainer" {...head} />
            <SortableHeader column="tags" title="Tags" {...head} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, repo, maintainer, tags }) => (
            <tr key={repo}>
              <th scope="row">
                <SiteLink to={`https://github.com/${repo}`}>{name}</SiteLink>
              </th>
              <td>
                <SiteLink to={`https://github.com/${maintainer}`}>{maintainer}</SiteLink>
              </td>
              <td>
                {tags.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className="starter-kits-tag"
                    aria-pressed={name === tag}
                    onClick={() => setTag(name === tag ? null : name)}
                  >
                    {name}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface HeaderProps {
  column: SortKey;
  title: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Renders the header of a column. A click sorts the table by it, another click reverses the order. */
function SortableHeader({ column, title, sorting, onSort }: HeaderProps) {
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
