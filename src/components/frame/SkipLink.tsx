import "./SkipLink.css";

/** The first stop of the keyboard: past the navigation, straight to the text. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#page-content">
      Skip to content
    </a>
  );
}
