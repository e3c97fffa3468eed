import type { Owned } from "../answers/packages";
import { formatSize } from "../words";
import "./drawing.css";

/** The width, in percent of the bar, below which parts aren't drawn separately. */
const NARROWEST = 0.5;

/**
 * Draws the sizes of owners side by side, in proportion to a whole. A list beside it has the same figures, so readers
 * who can't see the bar miss nothing.
 */
export function StackedBar({ parts, whole }: { parts: readonly Owned[]; whole: number }) {
  let start = 0;
  const drawn = parts.flatMap(({ name, kind, size }) => {
    const width = whole > 0 ? (size / whole) * 100 : 0;
    if (width < NARROWEST) return [];
    const part = { name, kind, size, width, start };
    start += width;
    return [part];
  });
  return (
    <svg className="graph-bar" width="100%" height="14" aria-hidden="true">
      {drawn.map((part) => (
        <rect
          key={part.name}
          className={`graph-area graph-area-${part.kind}`}
          x={`${part.start}%`}
          width={`${part.width}%`}
          height="100%"
        >
          <title>{`${part.name}: ${formatSize(part.size)}`}</title>
        </rect>
      ))}
    </svg>
  );
}
