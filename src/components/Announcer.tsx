/**
 * Announces changes, such as a new page or a copied text, to screen readers. It is rendered even while it is empty,
 * because screen readers only announce changes in regions that already exist.
 */
export function Announcer({ text }: { text: string }) {
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
