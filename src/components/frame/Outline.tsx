import { memo, useEffect, useRef } from "react";
import type { PageData } from "../../types";
import { ReportLink } from "../ReportLink";
import { HeadingList } from "./HeadingList";
import { scrollIntoList } from "./scroll-into-list";
import "./Outline.css";
import { useCurrentHeading } from "./useCurrentHeading";

/** Renders "On this page" beside the text on wide screens, and marks the heading whose text is being read. */
export const Outline = memo(function Outline({ page }: { page: PageData }) {
  const current = useCurrentHeading(page.anchors);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) scrollIntoList(list.current, list.current?.querySelector("[aria-current]"));
  }, [current]);
  return (
    <aside className="outline" aria-label="On this page" ref={list}>
      <p className="outline-title">On this page</p>
      <HeadingList headings={page.anchors} current={current} />
      <p className="outline-report">
        <ReportLink page={page} heading={current} />
      </p>
    </aside>
  );
});
