import { SiteLink } from "../components/SiteLink";
import { useLoaded } from "../components/useLoaded";
import { Notice } from "./Notice";

const loadAvailablePages = async () =>
  (await import(/* webpackChunkName: "screen-offline" */ "./Offline/AvailablePages")).AvailablePages;

/**
 * Renders the error screen for a page that failed to load. It offers to try again, to load the whole document by a
 * plain link, and to open a page that is stored on the device.
 */
export function PageFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
  const pages = useLoaded(loadAvailablePages, true);
  return (
    <Notice title="Error loading content.">
      <p role="alert">
        This page couldn't be loaded. Check your connection and try again, or{" "}
        <SiteLink to={path} data-reload>
          reload {path}
        </SiteLink>
        .
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
      {pages.state === "ready" && <pages.value title="Pages you can read offline" />}
    </Notice>
  );
}
