import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { StatsCompilation } from "webpack";
import { arrivalsOf } from "../answers/chains";
import { compare } from "../answers/compare";
import { ownersOf } from "../answers/packages";
import type { OutputFiles } from "../measure/types";
import { readGraph } from "../model/read-graph";
import type { GraphModule } from "../model/types";
import { AdviceList, type SectionLink } from "./AdviceList";
import { Changes } from "./Changes";
import { Chunks } from "./Chunks";
import "./GraphPanel.css";
import { Tabs } from "../../Tabs";
import type { MessageLink } from "./Messages";
import { ModuleAnswer } from "./ModuleAnswer";
import { ChooseModule } from "./ModuleButton";
import { Modules } from "./Modules";
import { SizeMap } from "./map/SizeMap";
import { Packages } from "./Packages";
import { Repeated } from "./Repeated";
import { Summary } from "./Summary";
import { useMeasured } from "./useMeasured";

/** The lists of a build's contents. One of them is shown at a time. */
type List = "Modules" | "Chunks" | "Packages" | "Duplicates" | "Changes";

interface Props {
  /** One build, as `stats.toJson()` and `webpack --json` describe it. */
  stats: StatsCompilation;
  /** An earlier build. If present, there is also a list of changes since that build. */
  compared?: StatsCompilation;
  /** The emitted files and their source maps. With them, emitted and compressed sizes are known. */
  files?: OutputFiles;
  link: SectionLink;
  messageLink?: MessageLink;
  /** The first sentence, which can get the focus. */
  lead?: RefObject<HTMLParagraphElement | null>;
}

/**
 * Renders the contents of a build: its modules, chunks and packages and, for a chosen module, why it is there, why it
 * is in its chunks, which of its exports are used and what it costs.
 */
export function GraphPanel({ stats, compared, files, link, messageLink, lead }: Props) {
  const graph = useMemo(() => readGraph(stats), [stats]);
  const arrivals = useMemo(() => arrivalsOf(graph), [graph]);
  const owners = useMemo(() => ownersOf(graph.modules), [graph]);
  const measured = useMeasured(graph, files);
  const comparison = useMemo(() => compared && compare(readGraph(compared), graph), [compared, graph]);
  // The choice is stored by identifier, so that the same module stays chosen after another build.
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<List | null>(null);
  const opener = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const module = useMemo(() => graph.modules.find(({ identifier }) => identifier === chosen), [graph, chosen]);

  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);

  function choose({ identifier }: GraphModule) {
    // A module's name within the answer no longer exists when the answer closes.
    if (!heading.current?.closest("section")?.contains(document.activeElement)) opener.current = document.activeElement;
    setChosen(identifier);
  }

  function close() {
    setChosen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  const tabs = [
    ...(graph.bareness ? [] : (["Modules", "Chunks", "Packages", "Duplicates"] as const)),
    ...(comparison ? (["Changes"] as const) : []),
  ].map((id) => ({ id, title: id }));
  // Readers who give an earlier build want to see the changes first.
  const list = tabs.find(({ id }) => id === asked)?.id ?? tabs[comparison ? tabs.length - 1 : 0]?.id;
  return (
    <ChooseModule value={choose}>
      <div className="graph-panel">
        <Summary graph={graph} messageLink={messageLink} lead={lead} />
        <SizeMap graph={graph} owners={owners} measured={measured} />
        <AdviceList graph={graph} link={link} />
        {module && (
          <ModuleAnswer
            key={chosen}
            module={module}
            graph={graph}
            measured={measured.files}
            arrivals={arrivals}
            heading={heading}
            onClose={close}
          />
        )}
        {list && (
          <Tabs label="What's in the build" tabs={tabs} shown={list} onShow={setAsked}>
            {list === "Modules" && <Modules modules={graph.modules} />}
            {list === "Chunks" && <Chunks graph={graph} />}
            {list === "Packages" && <Packages owners={owners} measured={measured.files} />}
            {list === "Duplicates" && <Repeated owners={owners} modules={graph.modules} />}
            {list === "Changes" && comparison && <Changes comparison={comparison} link={link} />}
          </Tabs>
        )}
      </div>
    </ChooseModule>
  );
}
