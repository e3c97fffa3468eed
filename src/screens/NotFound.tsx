import { SiteLink } from "../components/SiteLink";
import { Notice } from "./Notice";

/** For addresses that lead nowhere. */
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
