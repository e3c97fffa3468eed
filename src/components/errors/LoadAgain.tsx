interface Props {
  /** What could not be loaded, as the beginning of a sentence. */
  what: string;
  retry: () => void;
}

/** Renders that something could not be loaded, which screen readers announce, and a button that tries it again. */
export function LoadAgain({ what, retry }: Props) {
  return (
    <p role="alert">
      {what} couldn't be loaded.{" "}
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
