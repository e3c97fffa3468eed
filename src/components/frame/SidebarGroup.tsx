import { type ReactNode, useId } from "react";

/** Renders a group of pages, below its title if it has one. */
export function SidebarGroup({ title, children }: { title: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <>
      {title && (
        <p id={id} className="sidebar-title">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>{children}</ul>
    </>
  );
}
