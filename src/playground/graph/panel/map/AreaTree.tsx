import { type KeyboardEvent, memo, type SyntheticEvent, useId, useMemo, useRef, useState } from "react";
import { isPlainKey } from "../../../../utilities/browser/plain-key";
import type { SizeNode } from "../../answers/size-tree";
import { formatPart, formatSize } from "../../words";
import { type Area, layOut } from "./lay-out";
import { moveFor } from "./move-for";
import { useSpace } from "./useSpace";
import { useZoom } from "./useZoom";

interface Props {
  /** The node that fills the drawing. */
  top: SizeNode;
  /** The class of an area's color, by owner. */
  colors: ReadonlyMap<string, string>;
  /** The nodes with marked modules; null if the reader doesn't search. */
  found: ReadonlySet<SizeNode> | null;
  /** Opens a node: the nodes below the top that contain it, and the node itself. */
  onOpen: (nodes: SizeNode[]) => void;
  onLeave: () => void;
  /** Tells which nodes the reader points at, from the one below the top; none if the pointer leaves. */
  onPoint: (nodes: SizeNode[]) => void;
}

/**
 * Draws the parts of a node as nested areas, which are also the items of a tree. The focus stays on the tree, and the
 * arrow keys choose an item: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/.
 */
export function AreaTree({ top, colors, found, onOpen, onLeave, onPoint }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const space = useSpace(frame);
  const areas = useMemo(() => (space ? layOut(top, space) : []), [top, space]);
  const [chosen, setChosen] = useState<SizeNode | null>(null);
  const at = Math.max(
    areas.findIndex(({ node }) => node === chosen),
    0,
  );
  useZoom(layer, top, areas, space);

  function nodesTo(index: number): SizeNode[] {
    const nodes: SizeNode[] = [];
    for (let area = areas[index]; area; area = areas[area.parent]) nodes.unshift(area.node);
    return nodes;
  }

  function choose(index: number) {
    setChosen(areas[index]?.node ?? null);
    onPoint(nodesTo(index));
  }

  function leave() {
    setChosen(top);
    onLeave();
  }

  function press(event: KeyboardEvent) {
    const move = isPlainKey(event) ? moveFor(event.key, at, areas) : null;
    if (move === null) return;
    event.preventDefault();
    if (move === "open") onOpen(nodesTo(at));
    else if (move === "leave") leave();
    else choose(move);
  }

  const point = (event: SyntheticEvent) => onPoint(nodesTo(indexOf(event)));

  return (
    <div
      ref={frame}
      className="map-frame"
      role="tree"
      tabIndex={0}
      aria-label={`Parts of ${top.name} by size`}
      aria-activedescendant={areas.length > 0 ? `${id}-${at}` : undefined}
      onKeyDown={press}
      onFocus={() => onPoint(nodesTo(at))}
      onClick={(event) => {
        const index = indexOf(event);
        if (index < 0) return;
        setChosen(areas[index]?.node ?? null);
        onOpen(nodesTo(index));
      }}
      onPointerOver={point}
      onPointerLeave={() => onPoint([])}
    >
      <div ref={layer} className="map-layer" role="presentation">
        {areas.map((area, index) => (
          <OneArea
            // biome-ignore lint/suspicious/noArrayIndexKey: areas are redrawn as a whole
            key={index}
            area={area}
            index={index}
            id={`${id}-${index}`}
            part={top.size > 0 ? area.node.size / top.size : 0}
            color={colors.get(area.node.owner) ?? ""}
            isChosen={index === at}
            mark={markOf(area, found)}
          />
        ))}
      </div>
    </div>
  );
}

type Mark = "" | "is-found" | "is-other";

interface AreaProps {
  area: Area;
  index: number;
  id: string;
  part: number;
  color: string;
  isChosen: boolean;
  mark: Mark;
}

const OneArea = memo(function OneArea({ area, index, id, part, color, isChosen, mark }: AreaProps) {
  const { node, x, y, width, height, level, position, siblings, isOpen, hasHead } = area;
  const size = formatSize(node.size);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and names the chosen item
    <div
      id={id}
      className={`map-area map-${node.kind} ${color} ${mark}`}
      role="treeitem"
      aria-label={`${node.name}, ${size}, ${formatPart(part)}${mark === "is-found" ? ", marked" : ""}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.parts.length > 0 ? isOpen : undefined}
      aria-selected={isChosen}
      data-index={index}
      style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
    >
      {(isOpen ? hasHead : width >= 36 && height >= 18) && (
        <span className="map-name" aria-hidden="true">
          {node.name} <small>{size}</small>
        </span>
      )}
    </div>
  );
});

function indexOf({ target }: SyntheticEvent): number {
  const area = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return area ? Number(area.dataset.index) : -1;
}

/** An area that contains others is only marked through them. */
function markOf({ node, isOpen }: Area, found: ReadonlySet<SizeNode> | null): Mark {
  if (!found || isOpen) return "";
  const isFound = found.has(node) || (node.kind === "rest" && node.parts.some((part) => found.has(part)));
  return isFound ? "is-found" : "is-other";
}
