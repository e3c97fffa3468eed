import { type ReactNode, useEffect, useRef } from "react";
import { keepInView } from "./keep-in-view";
import "./Sidebar.css";

interface Props {
  /** What the pages in it have in common. */
  title: string;
  /** Of the page on the screen. */
  path: string;
  children: ReactNode;
}

/**
 * The column of a section's pages. It stays mounted, and so keeps its scroll position, from page to page; it only moves
 * when the current page would be out of sight.
 */
export function Sidebar({ title, path, children }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the effect reads from the document depends on `path`.
  useEffect(() => {
    keepInView(list.current, list.current?.querySelector(`[aria-current="page"]`));
  }, [path]);
  return (
    <nav className="sidebar" aria-label={title} ref={list}>
      {children}
    </nav>
  );
}
