import "./Offline.css";
import { AvailablePages } from "./AvailablePages";
import { useDownload } from "./useDownload";
import { useScope } from "./useScope";

/** Renders the screen on which a reader stores the documentation on the device and sees which pages are stored. */
export function Offline() {
  const { download, listing, start, cancel, remove } = useDownload(useScope());
  const size = listing ? formatBytes(listing.bytes) : "";
  const count = listing?.pages.length ?? 0;
  return (
    <div className="offline">
      <h1>Read offline</h1>
      <p>
        Pages that you've read, and the ones before and after them, are saved on this device and open without a
        connection. Search works offline, too.
      </p>
      <div className="offline-download">
        <p role="status">{statusOf()}</p>
        {download.state === "working" && <progress aria-label="Download progress" max={1} value={download.part} />}
        {(download.state === "offered" || download.state === "failed") && (
          <button type="button" className="button" onClick={start}>
            Save all {count} pages ({size})
          </button>
        )}
        {download.state === "working" && (
          <button type="button" className="button" onClick={cancel}>
            Stop
          </button>
        )}
        {(download.state === "done" || ("hasSome" in download && download.hasSome)) && (
          <button type="button" className="button" onClick={remove}>
            {download.state === "done" ? "Delete download" : "Delete partial download"}
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
        return "This browser can't store pages for this site.";
      case "offered":
        if (download.hasSome) return `Part of the documentation is saved. All ${count} pages take up about ${size}.`;
        return `Save the whole documentation on this device: ${count} pages, about ${size}.`;
      case "working":
        return "Downloading the pages. You can keep reading in another tab.";
      case "done":
        return `All ${count} pages are saved on this device. They take up about ${size}.`;
      case "failed":
        return download.reason === "space"
          ? "Not enough storage. Nothing was saved."
          : "Connection lost. Downloaded pages are saved; try again to get the rest.";
    }
  }
}

/** Formats a size in decimal units: `8.4 MB`. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
