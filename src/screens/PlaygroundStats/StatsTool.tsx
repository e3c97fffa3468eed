import { useEffect, useId, useRef } from "react";
import { SiteLink } from "../../components/SiteLink";
import { GraphPanel } from "../../playground/graph/panel/GraphPanel";
import { droppedFiles } from "./dropped-files";
import { EntryLink } from "./EntryLink";
import { OutputField } from "./OutputField";
import { StatsField } from "./StatsField";
import { useOutputFiles } from "./useOutputFiles";
import { chosenBuild, useStatsFile } from "./useStatsFile";

/** Renders fields for the stats of a build and of an earlier one, and then the contents of the build. */
export function StatsTool() {
  const id = useId();
  const now = useStatsFile();
  const before = useStatsFile();
  const build = chosenBuild(now);
  const output = useOutputFiles();
  const { read } = now;
  const { choose: chooseOutput } = output;
  const lead = useRef<HTMLParagraphElement>(null);
  const section = useRef<HTMLElement>(null);

  // On any screen, the reader sees and hears the answer, and not the field that the file went into.
  useEffect(() => {
    if (now.number === 0) return;
    lead.current?.focus({ preventScroll: true });
    lead.current?.scrollIntoView({ block: "start" });
  }, [now.number]);

  // If the reader drops a file outside the field, the browser would open it in place of the page.
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = async (event: DragEvent) => {
      event.preventDefault();
      if (!event.dataTransfer) return;
      const files = await droppedFiles(event.dataTransfer);
      const [stats] = files.size === 1 ? files.values() : statsIn(files);
      if (stats) read(stats);
      if (files.size > 1) chooseOutput(files);
    };
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, [read, chooseOutput]);

  // The panel shows the changes as soon as there is an earlier build.
  useEffect(() => {
    if (before.number === 0) return;
    const tab = section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: "start" });
  }, [before.number]);

  return (
    <>
      <StatsField title="Your build" hint="Drop a stats file anywhere on this page, or" file={now} />
      {build && (
        <>
          <StatsField title="Compare with an earlier build" hint="Drop its stats file here, or" file={before} />
          <OutputField {...output} />
          <section ref={section} aria-labelledby={id}>
            <h2 id={id} className="visually-hidden">
              What's in it
            </h2>
            <GraphPanel
              key={now.number}
              stats={build.stats}
              compared={chosenBuild(before, build.name)?.stats}
              files={output.files}
              link={SiteLink}
              messageLink={EntryLink}
              lead={lead}
            />
          </section>
        </>
      )}
    </>
  );
}

/** Returns the files that can be stats, among those of an output folder. */
function statsIn(files: ReadonlyMap<string, File>): File[] {
  return [...files].filter(([path]) => /stats[^/]*\.json$/.test(path)).map(([, file]) => file);
}
