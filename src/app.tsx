// This has to be the first import, because it declares the order of the CSS layers.
import "./styles/main.css";

import { MDXProvider } from "@mdx-js/react";
import { useEffect, useState } from "react";
import { config } from "site-data/config";
import Text, { version } from "site-data/notification";
import { usePageViews } from "./analytics/usePageViews";
import { ChatButton } from "./components/chat/ChatButton";
import { Frame } from "./components/frame/Frame";
import { Notification } from "./components/frame/Notification";
import { vocabulary } from "./components/prose/vocabulary";
import { SiteConfigProvider } from "./components/SiteConfigContext";
import { useNewerMarks } from "./components/version/useNewerMarks";
import type { LoadedView, Loader } from "./navigation/loader";
import { useLinkClicks } from "./navigation/useLinkClicks";
import { useRedirects } from "./navigation/useRedirects";
import { useScroll } from "./navigation/useScroll";
import { useSpareTime } from "./navigation/useSpareTime";
import { useView } from "./navigation/useView";
import { renderScreen } from "./screens/render-screen";
import { documentTitle, viewDescription, viewTitle } from "./screens/titles";
import type { View } from "./types";
import { PLAYGROUND, withBase } from "./utilities/urls";

/** The data that the two entries pass to the application. */
export interface AppProps {
  loader: Loader;
  /** The view that the server has rendered, or the first view to render. */
  initial: LoadedView;
}

/** Renders the whole site, identically in the browser and on the server. It must be inside a router. */
export function App({ loader, initial }: AppProps) {
  const { retry, ...loaded } = useView(loader, initial, leave);
  const { view } = loaded;
  useLinkClicks(config.basePath);
  useScroll(view);
  useSpareTime(loader, config.basePath, view);
  useRedirects(view.kind === "not-found");
  usePageViews(config);
  useNewerMarks(config.basePath, view.path);
  // The first view needs no announcement, but returning to it does.
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && view.path !== initial.view.path) setHasMoved(true);
  useDocumentHead(view, hasMoved);
  // The playground confines all frames of its document, and that can't be undone: `playground/session/sandbox.ts`.
  const [isConfined, setIsConfined] = useState(false);
  if (!isConfined && view.path === PLAYGROUND) setIsConfined(true);
  const announcement = hasMoved && view.kind !== "loading" ? viewTitle(view) : "";
  const notification = Text && (
    <Notification version={version}>
      <Text />
    </Notification>
  );

  return (
    <SiteConfigProvider config={config}>
      <MDXProvider components={vocabulary}>
        <Frame view={view} outlineOf={loader.outlineOf} announcement={announcement} notification={notification}>
          {renderScreen(loaded, retry)}
        </Frame>
        <ChatButton isLink={isConfined} />
      </MDXProvider>
    </SiteConfigProvider>
  );
}

/** Loads a document instead of a page that failed to load: see `src/navigation/leave.ts`. */
async function leave(path: string): Promise<boolean> {
  const { leaveForNewBuild } = await import(/* webpackChunkName: "network" */ "./navigation/leave");
  return leaveForNewBuild(path, config.basePath);
}

/** Updates the head of the document after a client-side navigation. */
function useDocumentHead(view: View, hasMoved: boolean): void {
  useEffect(() => {
    if (view.kind === "loading") return;
    document.title = documentTitle(view, config);
    if (!hasMoved) return;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = config.origin + withBase(config.basePath, view.path);
    document.querySelector('meta[name="description"]')?.setAttribute("content", viewDescription(view));
  }, [view, hasMoved]);
}
