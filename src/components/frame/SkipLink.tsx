import "./SkipLink.css";

/** Renders the first tab stop of the page: a link past the navigation to the text. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#page-content">
      Skip to content
    </a>
  );
}
