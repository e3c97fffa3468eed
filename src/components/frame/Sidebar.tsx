import { type ReactNode, useEffect, useRef } from "react";
import { scrollIntoList } from "./scroll-into-list";
import "./Sidebar.css";

interface Props {
  /** The accessible name of the list, such as the name of the section. */
  title: string;
  /** The path of the page on the screen. */
  path: string;
  children: ReactNode;
}

/**
 * Renders the column with the pages of a section. It stays mounted, so its scroll position survives navigation; it
 * scrolls only if the current page would be out of sight.
 */
export function Sidebar({ title, path, children }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads data from the document that depends on `path`.
  useEffect(() => {
    scrollIntoList(list.current, list.current?.querySelector(`[aria-current="page"]`));
  }, [path]);
  return (
    <nav className="sidebar" aria-label={title} ref={list}>
      {children}
    </nav>
  );
}
