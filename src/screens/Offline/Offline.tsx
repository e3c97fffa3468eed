import { formatBytes } from "../../utilities/format-bytes";
import "./Offline.css";
import { KeptPages } from "./KeptPages";
import { useKeeping } from "./useKeeping";
import { useScope } from "./useScope";

/** Renders the screen on which a reader stores the documentation on the device, and sees what is stored. */
export function Offline() {
  const { keeping, listing, keep, cancel, remove } = useKeeping(useScope());
  const size = listing ? formatBytes(listing.bytes) : "";
  const count = listing?.pages.length ?? 0;
  return (
    <div className="offline">
      <h1>Read offline</h1>
      <p>
        Pages that you have read, and those before and after them, stay on this device and open without a connection. So
        does search.
      </p>
      <div className="offline-keeping">
        <p role="status">{statusOf()}</p>
        {keeping.state === "working" && <progress aria-label="Kept so far" max={1} value={keeping.part} />}
        {(keeping.state === "offered" || keeping.state === "failed") && (
          <button type="button" className="button" onClick={keep}>
            Keep all {count} pages ({size})
          </button>
        )}
        {keeping.state === "working" && (
          <button type="button" className="button" onClick={cancel}>
            Stop
          </button>
        )}
        {(keeping.state === "done" || ("hasSome" in keeping && keeping.hasSome)) && (
          <button type="button" className="button" onClick={remove}>
            {keeping.state === "done" ? "Remove them" : "Remove what came"}
          </button>
        )}
      </div>
      <KeptPages title="On this device" state={keeping.state} />
    </div>
  );

  function statusOf(): string {
    switch (keeping.state) {
      case "unknown":
        return "";
      case "impossible":
        return "This browser, or this address, cannot keep pages.";
      case "offered":
        if (keeping.hasSome) return `A part of the documentation is here. All ${count} pages take about ${size}.`;
        return `With one click the whole documentation stays here: ${count} pages, about ${size} on this device.`;
      case "working":
        return "The pages are being fetched. You can read on in another tab.";
      case "done":
        return `All ${count} pages are on this device. They take about ${size}.`;
      case "failed":
        return keeping.reason === "space"
          ? "There is not enough room on this device. Nothing was kept."
          : "The connection broke off. What came is kept; try again to get the rest.";
    }
  }
}
