import { useCallback, useEffect, useRef, useState } from "react";
import { keepEverything, keptBuild, readListing, removeEverything } from "../../../offline/keep";
import type { OfflineListing } from "../../../offline/listing";

/** How far the reader's wish to keep everything has come. */
export type Keeping =
  | { state: "unknown" }
  | { state: "impossible" }
  | { state: "offered" }
  /** `part` is from 0 to 1. */
  | { state: "working"; part: number }
  | { state: "done" }
  | { state: "failed"; reason: "space" | "connection" };

/** Keeps the whole documentation on this device when asked to, and removes it again. */
export function useKeeping(scope: string) {
  const [keeping, setKeeping] = useState<Keeping>({ state: "unknown" });
  const [listing, setListing] = useState<OfflineListing | null>(null);
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    look(scope).then(
      ({ listing, isKept }) => {
        setListing(listing);
        setKeeping({ state: isKept ? "done" : "offered" });
      },
      () => setKeeping({ state: "impossible" }),
    );
    return () => abort.current?.abort();
  }, [scope]);

  const keep = useCallback(async () => {
    if (!listing) return;
    abort.current = new AbortController();
    setKeeping({ state: "working", part: 0 });
    const onProgress = (part: number) => setKeeping({ state: "working", part });
    try {
      await keepEverything(scope, listing, onProgress, abort.current.signal);
      setKeeping({ state: "done" });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      if (name === "AbortError") setKeeping({ state: "offered" });
      else setKeeping({ state: "failed", reason: name === "QuotaExceededError" ? "space" : "connection" });
    }
  }, [scope, listing]);

  const cancel = useCallback(() => abort.current?.abort(), []);
  const remove = useCallback(async () => {
    await removeEverything(scope);
    setKeeping({ state: "offered" });
  }, [scope]);

  return { keeping, listing, keep, cancel, remove };
}

async function look(scope: string): Promise<{ listing: OfflineListing; isKept: boolean }> {
  if (!navigator.serviceWorker || !("caches" in window)) throw new Error("This browser keeps no pages.");
  const listing = await readListing(scope);
  return { listing, isKept: (await keptBuild(scope)) === listing.build };
}
