/**
 * Says to screen readers what others see: that there is another page, that something was copied. It is drawn while there
 * is nothing to say, because screen readers only listen to regions that they know already.
 */
export function Announcer({ text }: { text: string }) {
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
