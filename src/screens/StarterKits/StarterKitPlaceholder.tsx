/** The number of empty rows, which fill the first screen. */
const ROWS = 12;

/** Renders the table before its rows have loaded. */
export function StarterKitPlaceholder() {
  return (
    <div className="needs-script" role="status">
      <span className="visually-hidden">Loading</span>
      <div className="starter-kits-filter" />
      <table className="starter-kits-table" aria-hidden="true">
        <thead>
          <tr>
            <th>Project Name</th>
            <th>Maintainer</th>
            <th>Tags</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
            <tr key={row}>
              <td colSpan={3}>
                <span className="starter-kits-blank" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
