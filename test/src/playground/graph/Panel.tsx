import type { StatsCompilation } from "webpack";
import type { OutputFiles } from "../../../../src/playground/graph/measure/types";
import { GraphPanel } from "../../../../src/playground/graph/panel/GraphPanel";

/** Renders the panel with plain links. */
export function Panel(props: { stats: StatsCompilation; compared?: StatsCompilation; files?: OutputFiles }) {
  return <GraphPanel {...props} link={({ to, children }) => <a href={to}>{children}</a>} />;
}
