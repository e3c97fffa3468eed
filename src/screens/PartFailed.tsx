/** In the place of a part of a screen that did not arrive. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      Error loading content.{" "}
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
