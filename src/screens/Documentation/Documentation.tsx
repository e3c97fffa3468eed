import type { ReactNode } from "react";
import { breakable } from "../../components/breakable";
import { NarrowOutline } from "../../components/frame/NarrowOutline";
import { Pager } from "../../components/frame/Pager";
import { Prose } from "../../components/prose/Prose";
import type { View } from "../../types";
import { Breadcrumbs } from "./Breadcrumbs";
import { Contributors } from "./Contributors";
import "./Documentation.css";
import { FurtherReading } from "./FurtherReading";
import { PageLinks } from "./PageLinks";

interface Props {
  view: Extract<View, { kind: "page" }>;
  /** The text of the page. */
  body: ReactNode;
}

/** Renders a page of the documentation. */
export function Documentation({ view: { page, section }, body }: Props) {
  return (
    <article className="documentation">
      <Breadcrumbs page={page} section={section} />
      <h1 className="documentation-title">{breakable(page.title)}</h1>
      <PageLinks page={page} section={section} />
      <NarrowOutline headings={page.anchors} />
      <Prose>{body}</Prose>
      {page.changed && (
        <p className="page-changed">
          Last updated <time dateTime={page.changed}>{page.changed.slice(0, 10)}</time>
        </p>
      )}
      <Pager {...page} />
      <FurtherReading links={page.related} />
      {page.contributors[0] && <Contributors handles={page.contributors} isReadme={Boolean(page.source)} />}
    </article>
  );
}
