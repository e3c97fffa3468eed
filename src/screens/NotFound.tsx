import { SiteLink } from "../components/SiteLink";
import { Notice } from "./Notice";

/** Renders the screen for addresses without a page. */
export function NotFound() {
  return (
    <Notice title="Page Not Found">
      <p>Oops! The page you are looking for has been removed or relocated.</p>
      <SiteLink to="/" className="button">
        Go to Homepage
      </SiteLink>
    </Notice>
  );
}
