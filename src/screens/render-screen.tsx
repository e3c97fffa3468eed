import type { ReactElement } from "react";
import type { LoadedView } from "../navigation/loader";
import { Documentation } from "./Documentation/Documentation";
import { NotFound } from "./NotFound";
import { PageFailed } from "./PageFailed";
import { Placeholder } from "./Placeholder";

/** Renders the screen of a view, as the route table of the specification (section 2.1) defines it. */
export function renderScreen({ view, Body, Screen }: LoadedView, retry: () => void): ReactElement | null {
  const body = Body && <Body />;
  switch (view.kind) {
    case "home":
    case "screen":
      return Screen && <Screen body={body} />;
    case "page":
      return <Documentation key={view.path} view={view} body={body} />;
    case "not-found":
      return <NotFound />;
    case "loading":
      return <Placeholder key={view.path} path={view.path} />;
    case "failed":
      return <PageFailed path={view.path} onRetry={retry} />;
  }
}
