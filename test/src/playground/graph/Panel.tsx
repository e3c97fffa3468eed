import type { StatsCompilation } from "webpack";
import { GraphPanel } from "../../../../src/playground/graph/panel/GraphPanel";
import type { OutputFiles } from "../../../../src/playground/graph/panel/useMeasured";

/** Renders the panel with plain links. */
export function Panel(props: { stats: StatsCompilation; compared?: StatsCompilation; files?: OutputFiles }) {
  return <GraphPanel {...props} link={({ to, children }) => <a href={to}>{children}</a>} />;
}
