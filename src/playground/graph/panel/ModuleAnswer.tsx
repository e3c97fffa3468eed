import { type RefObject, useId } from "react";
import type { Arrivals } from "../answers/chains";
import type { MeasuredFile } from "../measure/types";
import type { Concatenation, Graph, GraphModule } from "../model/types";
import { counted, formatSize, formatTime } from "../words";
import { CostAnswer } from "./CostAnswer";
import { ExportsAnswer } from "./ExportsAnswer";
import { HereAnswer } from "./HereAnswer";
import { InChunkAnswer } from "./InChunkAnswer";
import "./ModuleAnswer.css";
import { ModuleButton } from "./ModuleButton";

interface Props {
  module: GraphModule;
  graph: Graph;
  measured: readonly MeasuredFile[];
  arrivals: Arrivals;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

/** Renders the answers to the four questions about a module. */
export function ModuleAnswer({ module, graph, measured, arrivals, heading, onClose }: Props) {
  const id = useId();
  return (
    <section className="graph-answer" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {module.name}
      </h2>
      <button type="button" className="graph-close" onClick={onClose}>
        Close
      </button>
      <ul className="graph-facts">
        {factsOf(module).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {module.concatenations.map((concatenation) => (
        <Merged key={concatenation.root.index} module={module} concatenation={concatenation} />
      ))}
      <h3>Why is it here?</h3>
      <HereAnswer module={module} arrivals={arrivals} />
      <h3>{module.chunks.length > 1 ? "Why is it in these chunks?" : "Why is it in this chunk?"}</h3>
      <InChunkAnswer module={module} graph={graph} />
      <h3>Which exports are used?</h3>
      <ExportsAnswer module={module} />
      <h3>What does it cost?</h3>
      <CostAnswer module={module} graph={graph} measured={measured} />
    </section>
  );
}

function Merged({ module, concatenation: { modules, root } }: { module: GraphModule; concatenation: Concatenation }) {
  const others = counted(modules.length - 1, "other module");
  return (
    <p>
      webpack merged it with {others} into one function, {module === root ? "which is named after it" : "named after "}
      {module !== root && <ModuleButton module={root} />}.
    </p>
  );
}

function factsOf({ size, kind, loaders, layer, milliseconds, package: place, isOrphan }: GraphModule): string[] {
  return [
    `${formatSize(size)} of source`,
    kind === "runtime" ? "webpack's runtime" : "",
    kind === "external" ? "comes from outside the build" : "",
    place ? `package ${place.name}${place.version ? ` ${place.version}` : ""}` : "",
    loaders.length > 0 ? `through ${loaders.toReversed().join(", ")}` : "",
    layer ? `layer ${layer}` : "",
    isOrphan ? "left out of the output" : "",
    milliseconds === null ? "" : `built in ${formatTime(milliseconds)}`,
  ].filter(Boolean);
}
