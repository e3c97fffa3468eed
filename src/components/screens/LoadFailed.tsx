import { SiteLink } from "../SiteLink";
import { Notice } from "./Notice";

/** When the text of a page did not arrive: try again, here or (the plain link) with a fresh load of everything. */
export function LoadFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
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
    </Notice>
  );
}
