import { useContext } from "react";
import type { GraphModule } from "../model/types";
import { ChooseModule } from "./choose";

/** Renders a module's name. A click shows the answers for the module. */
export function ModuleButton({ module }: { module: GraphModule }) {
  const choose = useContext(ChooseModule);
  return (
    <button type="button" className="graph-module" onClick={() => choose(module)}>
      {module.name || "(without a name)"}
    </button>
  );
}
