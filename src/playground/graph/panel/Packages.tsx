import { sum } from "../answers/cost";
import type { Owned } from "../answers/packages";
import { formatPart, formatSize } from "../words";
import { Fold } from "./Fold";
import { LongTable } from "./LongTable";
import { ModuleList } from "./OwnerFolds";

/** Renders which packages the sources in the output belong to, as a table. */
export function Packages({ owners }: { owners: readonly Owned[] }) {
  const total = sum(owners.map(({ size }) => size));
  if (owners.length === 0) return <p>The file has no modules.</p>;
  return (
    <LongTable heads={["Package", "Source", "Share", "Modules"]} items={owners}>
      {({ name, size, modules }) => (
        <tr key={name}>
          <th scope="row">
            <Fold summary={name}>{() => <ModuleList modules={modules} />}</Fold>
          </th>
          <td>{formatSize(size)}</td>
          <td>{formatPart(total > 0 ? size / total : 0)}</td>
          <td data-title="modules:">{modules.length.toLocaleString("en")}</td>
        </tr>
      )}
    </LongTable>
  );
}
