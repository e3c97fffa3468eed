/**
 * Tells screen readers what sighted readers see at once: that another page is there now. It stands empty from the start,
 * because readers only listen to regions they know already.
 */
export function Announcer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
