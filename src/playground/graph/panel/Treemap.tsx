import { useMemo } from "react";
import type { Owned } from "../answers/packages";
import { formatSize } from "../words";
import "./drawing.css";
import { type Area, squarify } from "./squarify";

/** The maximum number of areas; any more would be specks. */
const MOST = 40;

/** Draws owners as areas in proportion to their sizes. The table below has the same figures. */
export function Treemap({ owners }: { owners: readonly Owned[] }) {
  const drawn = useMemo(() => {
    const largest = owners.filter(({ size }) => size > 0).slice(0, MOST);
    const areas = squarify(largest.map(({ size }) => size));
    return largest.flatMap((owned, index) => (areas[index] ? [{ owned, area: areas[index] }] : []));
  }, [owners]);
  if (drawn.length === 0) return null;
  return (
    <svg className="graph-map" role="img" aria-label="Package sizes as areas. The table below has the figures.">
      {drawn.map(({ owned, area }) => (
        <svg key={owned.name} {...percent(area)} aria-hidden="true">
          <title>{`${owned.name}: ${formatSize(owned.size)}`}</title>
          <rect className={`graph-area graph-area-${owned.kind}`} width="100%" height="100%" />
          {area.height >= 8 && area.width >= 8 && (
            <text x="6" y="18" className={area.width < 20 ? "graph-narrow" : undefined}>
              {owned.name}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}

function percent({ x, y, width, height }: Area) {
  return { x: `${x}%`, y: `${y}%`, width: `${width}%`, height: `${height}%` };
}
