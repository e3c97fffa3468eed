import { type ReactNode, useId } from "react";

/** Pages that belong together, below a heading or (with a null title) without one. */
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
