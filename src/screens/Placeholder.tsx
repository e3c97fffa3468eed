import { useEffect, useState } from "react";
import { SiteLink } from "../components/SiteLink";
import "./Placeholder.css";

/** Milliseconds after which a reader should hear that something still happens. */
const SLOW_AFTER = 10_000;

/** The grey shape of a page while its text is on the way. Fast loads never show it: it waits 200 ms. */
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
          The page is slow to arrive, and still on its way. You can wait, or{" "}
          <SiteLink to={path} data-reload>
            load {path} from the start
          </SiteLink>
          .
        </p>
      ) : (
        <span className="visually-hidden">Loading</span>
      )}
      <div className="placeholder-title" />
      <div className="placeholder-text" />
      <div className="placeholder-code" />
      <div className="placeholder-text" />
    </div>
  );
}
