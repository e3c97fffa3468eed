import { type Arrivals, chainTo } from "../answers/chains";
import { type Importer, importersOf } from "../answers/importers";
import type { GraphModule } from "../model/types";
import { counted, verbOf } from "../words";
import { Chain } from "./Chain";
import { Fold } from "./Fold";
import { LongList } from "./LongList";
import { ModuleButton } from "./ModuleButton";

/** Renders why a module is in the build: the shortest chain from an entry, and all of its importers. */
export function HereAnswer({ module, arrivals }: { module: GraphModule; arrivals: Arrivals }) {
  const steps = chainTo(module, arrivals);
  const importers = importersOf(module);
  const others = importers.filter(({ name }) => name !== "");
  return (
    <>
      <p>{sentenceOf(module, steps.length, importers)}</p>
      {steps.length > 1 && <Chain steps={steps} />}
      {others.length > 0 && (
        <Fold summary={`Imported directly by ${counted(others.length, "module")}`}>
          {() => <Importers importers={others} />}
        </Fold>
      )}
    </>
  );
}

function sentenceOf(module: GraphModule, length: number, importers: Importer[]): string {
  if (module.kind === "runtime") return "webpack adds this code so that its output can load and run.";
  if (length === 1) return `It's ${entryOf(importers)}.`;
  if (length > 1) return "This is the shortest path to it from an entry, along imports that webpack kept:";
  if (importers.length === 0) return "The file doesn't say what imports it.";
  if (module.isOrphan) return "It isn't in the output: webpack read it, but no import needs it.";
  return "No import that webpack kept leads to it from any entry in the file.";
}

function entryOf(importers: Importer[]): string {
  const names = importers.filter(({ name }) => name === "").flatMap(({ reasons }) => reasons.map(({ place }) => place));
  return names.length === 1 ? `the entry ${names[0]}` : `an entry: ${names.join(", ")}`;
}

function Importers({ importers }: { importers: Importer[] }) {
  return (
    <LongList items={importers}>
      {({ module, name, reasons, isActive }) => (
        <li key={module?.index ?? name}>
          {module ? <ModuleButton module={module} /> : name}{" "}
          <span className="graph-place">
            {reasons.map(({ type, place }) => `${verbOf(type)} at ${place || "an unknown place"}`).join(", ")}
            {!isActive && " (webpack dropped this import because nothing needs it)"}
          </span>
        </li>
      )}
    </LongList>
  );
}
