import type { ReactElement } from "react";
import { Documentation } from "./components/screens/Documentation/Documentation";
import { NotFound } from "./components/screens/NotFound";
import { PageFailed } from "./components/screens/PageFailed";
import { Placeholder } from "./components/screens/Placeholder";
import type { LoadedView } from "./navigation/loader";

/** Which screen shows a view: the route table of specification section 2.1. */
export function drawScreen({ view, Body, Screen }: LoadedView, retry: () => void): ReactElement | null {
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
