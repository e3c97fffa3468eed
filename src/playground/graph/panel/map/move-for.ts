import type { Area } from "./lay-out";

/**
 * Returns what a key does in a tree of areas, where one is chosen: it chooses the area with an index, opens the chosen
 * one, or leaves the node that is drawn. Null for other keys.
 */
export function moveFor(key: string, at: number, areas: readonly Area[]): number | "open" | "leave" | null {
  const area = areas[at];
  const last = areas.length - 1;
  if (!area) return key === "Escape" ? "leave" : null;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "ArrowRight":
      if (area.isOpen) return at + 1;
      return area.node.parts.length > 0 ? "open" : at;
    case "ArrowLeft":
      return area.parent >= 0 ? area.parent : "leave";
    case "Home":
      return 0;
    case "End":
      return last;
    case "Enter":
    case " ":
      return "open";
    case "Escape":
      return "leave";
    default:
      return null;
  }
}
