import type { ReactNode } from "react";
import "./Notice.css";

/** Renders a screen with just a message: a heading, a sentence and a link or button to go on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
