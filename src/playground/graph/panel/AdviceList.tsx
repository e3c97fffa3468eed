import { type ComponentType, type ReactNode, useMemo } from "react";
import { adviceFor } from "../answers/advice";
import type { Graph } from "../model/types";
import { counted } from "../words";
import { Fold } from "./Fold";
import { LongList } from "./LongList";
import { ModuleList } from "./OwnerFolds";

/** Renders a link to a path of the site, which only the screen around the panel can do. */
export type SectionLink = ComponentType<{ to: string; children: ReactNode }>;

/** Renders what the reader could change, each with a link to the section that says how. */
export function AdviceList({ graph, link: Link }: { graph: Graph; link: SectionLink }) {
  const advice = useMemo(() => adviceFor(graph), [graph]);
  if (advice.length === 0) return null;
  return (
    <>
      <h2>What you could change</h2>
      <LongList items={advice} step={5} className="graph-advice">
        {({ sentence, section, modules }) => (
          <li key={sentence}>
            {sentence} <Link to={section.to}>{section.title}</Link>
            {modules.length > 0 && (
              <Fold summary={`Show ${counted(modules.length, "module")}`}>
                {() => <ModuleList modules={modules} />}
              </Fold>
            )}
          </li>
        )}
      </LongList>
    </>
  );
}
