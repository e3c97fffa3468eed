import { sum } from "../answers/cost";
import type { Owned } from "../answers/packages";
import { formatPart, formatSize } from "../words";
import { Fold } from "./Fold";
import { ModuleList } from "./OwnerFolds";
import "./table.css";
import { Treemap } from "./Treemap";
import { useFirst } from "./useFirst";

/** Renders who the sources in the output belong to, as a drawing and as a table. */
export function Packages({ owners }: { owners: readonly Owned[] }) {
  const { shown, more } = useFirst(owners);
  const total = sum(owners.map(({ size }) => size));
  if (owners.length === 0) return <p>The file has no modules.</p>;
  return (
    <>
      <Treemap owners={owners} />
      <table className="graph-table">
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Source</th>
            <th scope="col">Part</th>
            <th scope="col">Modules</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, size, modules }) => (
            <tr key={name}>
              <th scope="row">
                <Fold summary={name}>{() => <ModuleList modules={modules} />}</Fold>
              </th>
              <td>{formatSize(size)}</td>
              <td>{formatPart(total > 0 ? size / total : 0)}</td>
              <td data-title="modules:">{modules.length.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}
