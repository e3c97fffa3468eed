import { useMemo } from "react";
import { type Owned, repeatedModules, repeatedPackages } from "../answers/packages";
import type { GraphModule } from "../model/types";
import { counted, formatSize } from "../words";
import { Fold } from "./Fold";
import { inChunks } from "./in-chunks";
import { LongList } from "./LongList";
import { LongTable } from "./LongTable";
import { ModuleButton } from "./ModuleButton";
import { ModuleList } from "./OwnerFolds";

/**
 * Renders everything that is in the output more than once: packages from several folders, and modules in several
 * chunks.
 */
export function Repeated({ owners, modules }: { owners: readonly Owned[]; modules: readonly GraphModule[] }) {
  const packages = useMemo(() => repeatedPackages(owners), [owners]);
  return (
    <>
      <h2>Packages from several folders</h2>
      {packages.length === 0 ? (
        <p>Every package comes from a single folder.</p>
      ) : (
        <>
          <p>
            These are usually different versions. Run <code>npm ls &lt;package&gt;</code> to see what requires each.
          </p>
          <PackageList packages={packages} />
        </>
      )}
      <h2>Modules in several chunks</h2>
      <ModuleTable modules={modules} />
    </>
  );
}

function PackageList({ packages }: { packages: readonly Owned[] }) {
  return (
    <LongList items={packages}>
      {({ name, size, places }) => (
        <li key={name}>
          <strong>{name}</strong> <span className="graph-place">{formatSize(size)}</span>
          <ul>
            {places.map(({ place, size, modules }) => (
              <li key={place.folder}>
                <Fold
                  summary={
                    <>
                      {[place.version, place.folder].filter(Boolean).join(" ")}{" "}
                      <span className="graph-place">{formatSize(size)}</span>
                    </>
                  }
                >
                  {() => <ModuleList modules={modules} />}
                </Fold>
              </li>
            ))}
          </ul>
        </li>
      )}
    </LongList>
  );
}

function ModuleTable({ modules }: { modules: readonly GraphModule[] }) {
  const repeated = useMemo(() => repeatedModules(modules), [modules]);
  if (repeated.length === 0) return <p>No module is in more than one chunk.</p>;
  return (
    <>
      <p>
        {counted(repeated.length, "module is", "modules are")} in several chunks. A shared chunk (
        <code>optimization.splitChunks</code>) would contain each of them once, but pages that load one of these chunks
        would have to load it, too.
      </p>
      <LongTable heads={["Module", "Extra", "Chunks"]} items={repeated}>
        {({ module, extra }) => (
          <tr key={module.index}>
            <th scope="row">
              <ModuleButton module={module} />
            </th>
            <td data-title="extra">{formatSize(extra)}</td>
            <td data-title="in">{inChunks(module.chunks)}</td>
          </tr>
        )}
      </LongTable>
    </>
  );
}
