import { useEffect, useState } from "react";
import { SiteLink } from "../components/SiteLink";
import "./Placeholder.css";

/** The time in milliseconds after which readers are told that the page is still loading. */
const SLOW_AFTER = 10_000;

/**
 * Renders the gray outline of a page while its text loads. Fast loads never show it, because it appears after 200 ms.
 */
export function Placeholder({ path }: { path: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="placeholder" role="status">
      {isSlow ? (
        <p>
          This page is taking longer than usual. Wait, or{" "}
          <SiteLink to={path} data-reload>
            reload {path}
          </SiteLink>
          .
        </p>
      ) : (
        <span className="visually-hidden">Loading</span>
      )}
      <div className="placeholder-title" />
      <div className="placeholder-text" />
      <div className="placeholder-text" />
    </div>
  );
}
