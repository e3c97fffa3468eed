import { SiteLink } from "../components/SiteLink";
import { useLoaded } from "../components/useLoaded";
import { Notice } from "./Notice";

const loadKeptPages = async () =>
  (await import(/* webpackChunkName: "screen-offline" */ "./Offline/KeptPages")).KeptPages;

/**
 * Renders the error screen for a page that failed to load. It offers to try again, to load the whole document by a
 * plain link, and to open a page that is stored on the device.
 */
export function PageFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
  const kept = useLoaded(loadKeptPages, true);
  return (
    <Notice title="Error loading content.">
      <p role="alert">
        The page did not arrive. Check your connection and try again, or{" "}
        <SiteLink to={path} data-reload>
          load {path} from the start
        </SiteLink>
        .
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
      {kept.state === "ready" && <kept.value title="Pages you can read without a connection" />}
    </Notice>
  );
}
