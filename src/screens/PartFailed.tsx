/** Renders the error message for a part of a screen that failed to load. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      Error loading content.{" "}
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
