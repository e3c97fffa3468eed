import { type HierarchyRectangularNode, hierarchy, treemap } from "d3-hierarchy";
import { type SizeNode, toNode } from "../../answers/size-tree";
import { counted } from "../../words";

/** A rectangle, in pixels of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a build as an area. Areas come in the order of a tree: each before the areas inside it. */
export interface Area extends Box {
  node: SizeNode;
  /** The number of areas that contain it, plus one. */
  level: number;
  /** Its place among the areas in the same one, from 1. */
  position: number;
  siblings: number;
  /** Whether areas inside it are drawn. */
  isOpen: boolean;
  /** Whether it has room for a line with its name above the areas inside it. */
  hasHead: boolean;
  /** The index of the area that contains it; -1 if there is none. */
  parent: number;
}

/** The space of the drawing in pixels. */
export interface Space {
  width: number;
  height: number;
  /** The height of a line with a name. */
  line: number;
}

/** The smallest area that is drawn by itself: the smallest target that WCAG 2.2 accepts, 24 by 24 pixels. */
const SMALLEST = 24 * 24;

/** An area has to be this many times as large before anything is drawn inside it. */
const OPENS_AT = 6;

/** The number of parts at the top that are always drawn, however small they are. */
const ALWAYS = 200;

/**
 * Divides a drawing into the parts of a node, their parts and so on, in proportion to their sizes. Parts that are too
 * small to point at are drawn as one area for the rest, so the number of areas depends on the space and not on the
 * number of modules.
 */
export function layOut(top: SizeNode, { width, height, line }: Space): Area[] {
  const drawn = new Map<SizeNode, readonly SizeNode[]>();
  const smallest = (SMALLEST / (width * height)) * top.size;
  const root = hierarchy(top, (node) => {
    if (node !== top && (node.kind === "rest" || node.size < smallest * OPENS_AT)) return undefined;
    const parts = partsFrom(node, smallest, node === top ? ALWAYS : 0);
    // An area for the rest alone would say nothing.
    if (parts.every(({ kind }) => kind === "rest")) return undefined;
    drawn.set(node, parts);
    return parts;
  }).sum((node) => (drawn.has(node) ? 0 : node.size));
  const hasHead = ({ x0, y0, x1, y1 }: Corners) => x1 - x0 >= line * 2.5 && y1 - y0 >= line * 2;
  const placed = treemap<SizeNode>()
    .size([width, height])
    .paddingInner(2)
    .paddingOuter((node) => (node.depth === 0 ? 0 : 2))
    .paddingTop((node) => (node.depth === 0 ? 0 : hasHead(node) ? line : 2))
    .round(true)(root);
  return inTreeOrder(placed, hasHead);
}

type Placed = HierarchyRectangularNode<SizeNode>;
type Corners = Pick<Placed, "x0" | "y0" | "x1" | "y1">;

function inTreeOrder(root: Placed, hasHead: (box: Corners) => boolean): Area[] {
  const areas: Area[] = [];
  const indexes = new Map<Placed, number>([[root, -1]]);
  root.eachBefore((item) => {
    const { parent, children, data: node, depth: level, x0, y0, x1, y1 } = item;
    if (!parent) return;
    indexes.set(item, areas.length);
    areas.push({
      node,
      level,
      position: (parent.children?.indexOf(item) ?? 0) + 1,
      siblings: parent.children?.length ?? 1,
      isOpen: Boolean(children),
      hasHead: Boolean(children) && hasHead(item),
      parent: indexes.get(parent) ?? -1,
      x: x0,
      y: y0,
      width: x1 - x0,
      height: y1 - y0,
    });
  });
  return areas;
}

/** Returns the parts of a node that are large enough or among the first ones, and one node for all others. */
function partsFrom({ parts, owner }: SizeNode, smallest: number, always: number): readonly SizeNode[] {
  const large = parts.findIndex(({ size }) => size < smallest);
  const count = large < 0 ? parts.length : Math.max(large, always);
  const rest = parts.slice(count);
  if (rest.length < 2) return parts;
  return [...parts.slice(0, count), toNode("rest", `${counted(rest.length, "smaller part")}`, rest, owner)];
}
