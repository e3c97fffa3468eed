import { useEffect, useState } from "react";
import { LinkList } from "../../components/LinkList";
import { keptPages, readListing } from "../../offline/keep";
import type { ListedPage } from "../../offline/listing";
import { useScope } from "./useScope";

/** The pages that are on this device. With another `state` there may be others. Nothing where there are none. */
export function KeptPages({ title, state }: { title: string; state?: string }) {
  const scope = useScope();
  const [pages, setPages] = useState<ListedPage[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state means another look
  useEffect(() => {
    let isWanted = true;
    readListing(scope)
      .then((listing) => keptPages(scope, listing))
      .then(
        (found) => isWanted && setPages(found),
        () => {}, // a browser that keeps nothing has nothing to list
      );
    return () => {
      isWanted = false;
    };
  }, [scope, state]);

  if (pages.length === 0) return null;
  return (
    <section className="kept-pages">
      <h2>{title}</h2>
      <LinkList links={pages} />
    </section>
  );
}
