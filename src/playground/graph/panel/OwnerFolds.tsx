import type { Owned } from "../answers/packages";
import type { GraphModule } from "../model/types";
import { counted, formatSize } from "../words";
import { Fold } from "./Fold";
import { ModuleButton } from "./ModuleButton";
import { useFirst } from "./useFirst";

/** Renders owners of modules as a tree: open one to see its modules. */
export function OwnerFolds({ owners }: { owners: readonly Owned[] }) {
  const { shown, more } = useFirst(owners);
  return (
    <>
      <ul>
        {shown.map(({ name, size, modules }) => (
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
        ))}
      </ul>
      {more}
    </>
  );
}

/** Renders modules with their sizes, in the given order. */
export function ModuleList({ modules }: { modules: readonly GraphModule[] }) {
  const { shown, more } = useFirst(modules);
  return (
    <>
      <ul>
        {shown.map((module) => (
          <li key={module.index}>
            <ModuleButton module={module} /> <span className="graph-place">{formatSize(module.size)}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
