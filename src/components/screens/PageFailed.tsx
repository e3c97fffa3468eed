import { SiteLink } from "../SiteLink";
import { useLoaded } from "../useLoaded";
import { Notice } from "./Notice";

const loadKeptPages = async () =>
  (await import(/* webpackChunkName: "screen-offline" */ "./Offline/KeptPages")).KeptPages;

/** When the text of a page did not arrive: try again, here or (the plain link) with a fresh load of everything, or read what is here. */
export function LoadFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
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
