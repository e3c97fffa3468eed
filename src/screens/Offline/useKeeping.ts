import { useEffect, useRef, useState } from "react";
import { hasKept, keepNewest, keptBuild, readListing, removeEverything } from "../../offline/keep";
import type { OfflineListing } from "../../offline/listing";
import { isFull } from "../../offline/storable";
import { documentBuild } from "../../utilities/browser/build";
import { lookForWorker } from "../../utilities/browser/register-worker";

/** The state of storing the whole documentation. */
export type Keeping =
  | { state: "unknown" }
  | { state: "impossible" }
  /** `hasSome`: an earlier attempt was stopped, but left some files. */
  | { state: "offered"; hasSome: boolean }
  /** `part`: the finished share, from 0 to 1. */
  | { state: "working"; part: number }
  | { state: "done" }
  | { state: "failed"; reason: "space" | "connection"; hasSome: boolean };

/** Stores the whole documentation on this device on request, and removes it again. */
export function useKeeping(scope: string) {
  const [keeping, setKeeping] = useState<Keeping>({ state: "unknown" });
  const [listing, setListing] = useState<OfflineListing | null>(null);
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    look(scope).then(
      ({ listing, isKept, hasSome }) => {
        setListing(listing);
        setKeeping(isKept ? { state: "done" } : { state: "offered", hasSome });
      },
      () => setKeeping({ state: "impossible" }),
    );
    return () => abort.current?.abort();
  }, [scope]);

  async function keep() {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setKeeping({ state: "working", part: 0 });
    try {
      const kept = await keepNewest(scope, (part) => setKeeping({ state: "working", part }), signal);
      // The stored files are from a newer build than this page, so its service worker is needed to read them.
      if (kept.build !== documentBuild()) lookForWorker();
      setListing(kept);
      setKeeping({ state: "done" });
    } catch (error) {
      const hasSome = await hasKept(scope);
      if (signal.aborted) setKeeping({ state: "offered", hasSome });
      else setKeeping({ state: "failed", reason: isFull(error) ? "space" : "connection", hasSome });
    }
  }

  async function remove() {
    await removeEverything(scope);
    setKeeping({ state: "offered", hasSome: false });
  }

  return { keeping, listing, keep, cancel: () => abort.current?.abort(), remove };
}

async function look(scope: string): Promise<{ listing: OfflineListing; isKept: boolean; hasSome: boolean }> {
  if (!navigator.serviceWorker || !window.caches) throw new Error("This browser keeps no pages.");
  const listing = await readListing(scope);
  return { listing, isKept: (await keptBuild(scope)) === listing.build, hasSome: await hasKept(scope) };
}
