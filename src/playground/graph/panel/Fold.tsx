import { type ReactNode, useState } from "react";
import "./Fold.css";

interface Props {
  summary: ReactNode;
  children: () => ReactNode;
  /** Whether it starts open. */
  isOpen?: boolean;
}

/**
 * Renders a disclosure. Its content is only rendered when it first opens, because there can be thousands of
 * disclosures.
 */
export function Fold({ summary, children, isOpen = false }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      className="graph-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && <div className="graph-fold-content">{children()}</div>}
    </details>
  );
}
