import { useMemo } from "react";
import { type Owned, repeatedModules, repeatedPackages } from "../answers/packages";
import type { GraphModule } from "../model/types";
import { counted, formatSize } from "../words";
import { Fold } from "./Fold";
import { LongList } from "./LongList";
import { LongTable } from "./LongTable";
import { ModuleButton } from "./ModuleButton";
import { ModuleList } from "./OwnerFolds";

/** Renders what is in the output more than once: packages from several folders, and modules in several chunks. */
export function Repeated({ owners, modules }: { owners: readonly Owned[]; modules: readonly GraphModule[] }) {
  const packages = useMemo(() => repeatedPackages(owners), [owners]);
  return (
    <>
      <h2>Packages from several folders</h2>
      {packages.length === 0 ? (
        <p>Every package comes from one folder.</p>
      ) : (
        <>
          <p>
            They usually are different versions. <code>npm ls</code> with the name of a package says who asks for which.
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
  if (repeated.length === 0) return <p>Every module is in one chunk.</p>;
  return (
    <>
      <p>
        {counted(repeated.length, "module is", "modules are")} in several chunks. A shared chunk (
        <code>optimization.splitChunks</code>) would hold each once; a page that loads one of the chunks would load it
        as well.
      </p>
      <LongTable heads={["Module", "Extra", "Chunks"]} items={repeated}>
        {({ module, extra }) => (
          <tr key={module.index}>
            <th scope="row">
              <ModuleButton module={module} />
            </th>
            <td data-title="extra">{formatSize(extra)}</td>
            <td data-title="in">{module.chunks.map(({ label }) => label).join(", ")}</td>
          </tr>
        )}
      </LongTable>
    </>
  );
}
