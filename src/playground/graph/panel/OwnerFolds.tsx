import type { Owned } from "../answers/packages";
import type { GraphModule } from "../model/types";
import { counted, formatSize } from "../words";
import { Fold } from "./Fold";
import { LongList } from "./LongList";
import { ModuleButton } from "./ModuleButton";

/** Renders owners of modules as a tree: open one to see its modules. */
export function OwnerFolds({ owners }: { owners: readonly Owned[] }) {
  return (
    <LongList items={owners}>
      {({ name, size, modules }) => (
        <li key={name}>
          <Fold
            summary={
              <>
                {name}{" "}
                <span className="graph-place">
                  {formatSize(size)}, {counted(modules.length, "module")}
                </span>
              </>
            }
          >
            {() => <ModuleList modules={modules} />}
          </Fold>
        </li>
      )}
    </LongList>
  );
}

/** Renders modules with their sizes, in the given order. */
export function ModuleList({ modules }: { modules: readonly GraphModule[] }) {
  return (
    <LongList items={modules}>
      {(module) => (
        <li key={module.index}>
          <ModuleButton module={module} /> <span className="graph-place">{formatSize(module.size)}</span>
        </li>
      )}
    </LongList>
  );
}
