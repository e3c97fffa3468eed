import { useEffect, useState } from "react";
import { Announcer } from "../../components/Announcer";

/** How many milliseconds the button shows the outcome. */
const SAID = 2000;

/**
 * Renders a button that copies a page as Markdown.
 *
 * @param address The address of the Markdown.
 */
export function CopyPage({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<"Copied" | "Failed" | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function onClick() {
    const isCopied = await import(/* webpackChunkName: "prose" */ "./copy-page").then(
      ({ copyPage }) => copyPage(address),
      () => false,
    );
    setOutcome(isCopied ? "Copied" : "Failed");
  }

  return (
    <>
      <button type="button" className="copy-page" onClick={onClick}>
        {outcome ?? "Copy page"}
      </button>
      <Announcer text={outcome === "Failed" ? "Copying failed" : (outcome ?? "")} />
    </>
  );
}
