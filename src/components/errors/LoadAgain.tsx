interface Props {
  /** The subject of the message "... could not be loaded.". */
  what: string;
  retry: () => void;
}

/** Renders a message that something failed to load, which screen readers announce, and a button to try again. */
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
