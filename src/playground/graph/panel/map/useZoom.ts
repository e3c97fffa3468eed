import { type RefObject, useLayoutEffect, useRef } from "react";
import type { SizeNode } from "../../answers/size-tree";
import type { Area, Box, Space } from "./lay-out";

interface Shown {
  top: SizeNode;
  areas: readonly Area[];
}

/**
 * Shows where the reader went: the areas grow out of the one that was opened, or shrink into their place when the
 * reader goes out. The compositor moves all of them as one layer, so it takes no layout, however many there are.
 */
export function useZoom(
  layer: RefObject<HTMLElement | null>,
  top: SizeNode,
  areas: readonly Area[],
  space: Space | null,
) {
  const before = useRef<Shown>(null);
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { top, areas };
    if (!last || !space || last.top === top || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const opened = last.areas.find(({ node }) => node === top);
    const left = areas.find(({ node }) => node === last.top);
    const start = opened ? into(opened, space) : left ? outOf(left, space) : null;
    if (!start) return;
    layer.current?.animate([{ transform: start }, { transform: "none" }], { duration: 220, easing: "ease-out" });
  }, [layer, top, areas, space]);
}

/** Moves the whole drawing into a box. */
function into({ x, y, width, height }: Box, space: Space): string {
  return `translate(${x}px, ${y}px) scale(${width / space.width}, ${height / space.height})`;
}

/** Moves the drawing so that a box fills it. */
function outOf({ x, y, width, height }: Box, space: Space): string {
  const [across, down] = [space.width / Math.max(width, 1), space.height / Math.max(height, 1)];
  return `translate(${-x * across}px, ${-y * down}px) scale(${across}, ${down})`;
}
