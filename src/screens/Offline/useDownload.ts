import { useEffect, useRef, useState } from "react";
import { deleteDownload, downloadedBuild, downloadNewest, hasDownload, readListing } from "../../offline/download";
import type { OfflineListing } from "../../offline/listing";
import { isFull } from "../../offline/storable";
import { documentBuild } from "../../utilities/browser/build";
import { lookForWorker } from "../../utilities/browser/register-worker";

/** The state of the download of the whole documentation to this device. */
export type Download =
  | { state: "unknown" }
  | { state: "impossible" }
  /** `hasSome`: an earlier attempt was stopped, but left some files. */
  | { state: "offered"; hasSome: boolean }
  /** `part`: the finished share, from 0 to 1. */
  | { state: "working"; part: number }
  | { state: "done" }
  | { state: "failed"; reason: "space" | "connection"; hasSome: boolean };

/** Downloads the whole documentation to this device on request, and removes it again. */
export function useDownload(scope: string) {
  const [download, setDownload] = useState<Download>({ state: "unknown" });
  const [listing, setListing] = useState<OfflineListing | null>(null);
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    look(scope).then(
      ({ listing, isComplete, hasSome }) => {
        setListing(listing);
        setDownload(isComplete ? { state: "done" } : { state: "offered", hasSome });
      },
      () => setDownload({ state: "impossible" }),
    );
    return () => abort.current?.abort();
  }, [scope]);

  async function start() {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setDownload({ state: "working", part: 0 });
    try {
      const stored = await downloadNewest(scope, (part) => setDownload({ state: "working", part }), signal);
      // The stored files are from a newer build than this page, so its service worker is needed to read them.
      if (stored.build !== documentBuild()) lookForWorker();
      setListing(stored);
      setDownload({ state: "done" });
    } catch (error) {
      const hasSome = await hasDownload(scope);
      if (signal.aborted) setDownload({ state: "offered", hasSome });
      else setDownload({ state: "failed", reason: isFull(error) ? "space" : "connection", hasSome });
    }
  }

  async function remove() {
    await deleteDownload(scope);
    setDownload({ state: "offered", hasSome: false });
  }

  return { download, listing, start, cancel: () => abort.current?.abort(), remove };
}

async function look(scope: string): Promise<{ listing: OfflineListing; isComplete: boolean; hasSome: boolean }> {
  if (!navigator.serviceWorker || !window.caches) throw new Error("This browser can't store pages.");
  const listing = await readListing(scope);
  return { listing, isComplete: (await downloadedBuild(scope)) === listing.build, hasSome: await hasDownload(scope) };
}
