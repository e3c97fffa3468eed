import { useMemo } from "react";
import { sum } from "../answers/cost";
import type { Owned } from "../answers/packages";
import { measuredSize } from "../measure/measured-size";
import type { MeasuredFile } from "../measure/types";
import { formatPart, formatSize } from "../words";
import { Fold } from "./Fold";
import { LongTable } from "./LongTable";
import { ModuleList } from "./OwnerFolds";

interface Props {
  owners: readonly Owned[];
  measured: readonly MeasuredFile[];
}

/** Renders which packages the output belongs to: by their sources, or by what has been measured. */
export function Packages({ owners, measured }: Props) {
  const sizes = useMemo(() => measuredOwners(owners, measured), [owners, measured]);
  if (owners.length === 0) return <p>The file has no modules.</p>;
  if (measured.length > 0) return <MeasuredPackages sizes={sizes} />;
  const total = sum(owners.map(({ size }) => size));
  return (
    <LongTable heads={["Package", "Source", "Share", "Modules"]} items={owners}>
      {(owned) => (
        <tr key={owned.name}>
          <OwnedHeader owned={owned} />
          <td>{formatSize(owned.size)}</td>
          <td>{formatPart(total > 0 ? owned.size / total : 0)}</td>
          <td data-title="modules:">{owned.modules.length.toLocaleString("en")}</td>
        </tr>
      )}
    </LongTable>
  );
}

interface MeasuredOwner {
  owned: Owned;
  emitted: number;
  compressed: number;
}

/** Returns the measured sizes of owners in all files, the largest first. A copy in another chunk counts as well. */
function measuredOwners(owners: readonly Owned[], measured: readonly MeasuredFile[]): MeasuredOwner[] {
  const emittedOf = measuredSize(measured, "emitted");
  const compressedOf = measuredSize(measured, "compressed");
  return owners
    .map((owned) => ({
      owned,
      emitted: sum(owned.modules.map((module) => emittedOf(module, null))),
      compressed: sum(owned.modules.map((module) => compressedOf(module, null))),
    }))
    .sort((a, b) => b.emitted - a.emitted);
}

function MeasuredPackages({ sizes }: { sizes: readonly MeasuredOwner[] }) {
  const total = sum(sizes.map(({ emitted }) => emitted));
  return (
    <LongTable heads={["Package", "Source", "Emitted", "Share", "After gzip"]} items={sizes}>
      {({ owned, emitted, compressed }) => (
        <tr key={owned.name}>
          <OwnedHeader owned={owned} />
          <td data-title="source:">{formatSize(owned.size)}</td>
          <td data-title="emitted:">{formatSize(emitted)}</td>
          <td>{formatPart(total > 0 ? emitted / total : 0)}</td>
          <td data-title="after gzip:">{formatSize(compressed)}</td>
        </tr>
      )}
    </LongTable>
  );
}

function OwnedHeader({ owned: { name, modules } }: { owned: Owned }) {
  return (
    <th scope="row">
      <Fold summary={name}>{() => <ModuleList modules={modules} />}</Fold>
    </th>
  );
}
