import type { ReactNode } from "react";
import "./Notice.css";

/** A screen that only has something to say: a heading, a sentence, a way on. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
