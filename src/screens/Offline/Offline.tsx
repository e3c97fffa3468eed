import "./Offline.css";
import { AvailablePages } from "./AvailablePages";
import { useDownload } from "./useDownload";
import { useScope } from "./useScope";

/** Renders the screen on which a reader stores the documentation on the device, and sees what is stored. */
export function Offline() {
  const { download, listing, start, cancel, remove } = useDownload(useScope());
  const size = listing ? formatBytes(listing.bytes) : "";
  const count = listing?.pages.length ?? 0;
  return (
    <div className="offline">
      <h1>Read offline</h1>
      <p>
        Pages that you have read, and those before and after them, stay on this device and open without a connection. So
        does search.
      </p>
      <div className="offline-download">
        <p role="status">{statusOf()}</p>
        {download.state === "working" && <progress aria-label="Kept so far" max={1} value={download.part} />}
        {(download.state === "offered" || download.state === "failed") && (
          <button type="button" className="button" onClick={start}>
            Keep all {count} pages ({size})
          </button>
        )}
        {download.state === "working" && (
          <button type="button" className="button" onClick={cancel}>
            Stop
          </button>
        )}
        {(download.state === "done" || ("hasSome" in download && download.hasSome)) && (
          <button type="button" className="button" onClick={remove}>
            {download.state === "done" ? "Remove them" : "Remove what came"}
          </button>
        )}
      </div>
      <AvailablePages title="On this device" state={download.state} />
    </div>
  );

  function statusOf(): string {
    switch (download.state) {
      case "unknown":
        return "";
      case "impossible":
        return "This browser, or this address, cannot keep pages.";
      case "offered":
        if (download.hasSome) return `A part of the documentation is here. All ${count} pages take about ${size}.`;
        return `With one click the whole documentation stays here: ${count} pages, about ${size} on this device.`;
      case "working":
        return "The pages are being fetched. You can read on in another tab.";
      case "done":
        return `All ${count} pages are on this device. They take about ${size}.`;
      case "failed":
        return download.reason === "space"
          ? "There is not enough room on this device. Nothing was kept."
          : "The connection broke off. What came is kept; try again to get the rest.";
    }
  }
}

/** Formats a size in decimal units: `8.4 MB`. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
