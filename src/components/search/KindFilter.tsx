import { RESULT_KINDS } from "../../utilities/result-kinds";
import "./KindFilter.css";

interface Props {
  /** The start of a kind as typed, in lowercase; empty for all kinds. */
  chosen: string;
  /** Called with a kind, or with an empty string for all kinds. */
  onChoose: (kind: string) => void;
}

/**
 * Renders a button for each kind of result, below a query that starts with `>`. Typing the kind has the same effect. It
 * is a lazy chunk, because the code that a first result waits for has a size budget.
 */
export function KindFilter({ chosen, onChoose }: Props) {
  const isChosen = (kind: string) => chosen !== "" && kind.startsWith(chosen);
  return (
    <fieldset className="search-kinds" aria-label="Filter by type">
      {RESULT_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={isChosen(kind)}
          onClick={() => onChoose(isChosen(kind) ? "" : kind)}
        >
          {kind}
        </button>
      ))}
    </fieldset>
  );
}
