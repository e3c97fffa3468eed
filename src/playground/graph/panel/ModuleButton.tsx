import { createContext, useContext } from "react";
import type { GraphModule } from "../model/types";

/** Shows the answers for a module. The panel provides this function to all module names in it. */
export const ChooseModule = createContext<(module: GraphModule) => void>(() => {});

/** Renders a module's name. A click shows the answers for the module. */
export function ModuleButton({ module }: { module: GraphModule }) {
  const choose = useContext(ChooseModule);
  return (
    <button type="button" className="graph-module" onClick={() => choose(module)}>
      {module.name || "(unnamed)"}
    </button>
  );
}
