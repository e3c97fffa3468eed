import { useId, useState } from "react";
import { SiteLink } from "../../components/SiteLink";
import { arrange, countTags, type Sorting, type StarterKit } from "./kits";
import { SortableHeader } from "./SortableHeader";
import kits from "./starter-kits.json";

const KITS: StarterKit[] = kits;
const TAGS = countTags(KITS);

/** Renders the table of all starter kits, which can be sorted by any column and filtered by tag. */
export function StarterKitTable() {
  const [sorting, setSorting] = useState<Sorting>({ key: "name", isAscending: true });
  const [tag, setTag] = useState<string | null>(null);
  const id = useId();
  const rows = arrange(KITS, sorting, tag);
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
          {rows.length} of {KITS.length} starter kits
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
