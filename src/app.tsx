// This has to be the first import, because it declares the order of the CSS layers.
import "./styles/main.css";

import { MDXProvider } from "@mdx-js/react";
import { type ComponentType, useEffect, useState } from "react";
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
import { type Leave, useView } from "./navigation/useView";
import { renderScreen } from "./screens/render-screen";
import { documentTitle, viewDescription, viewTitle } from "./screens/titles";
import type { SiteConfig, View } from "./types";
import { withBase } from "./utilities/urls";

/** What the two entries pass to the application. */
export interface AppProps {
  config: SiteConfig;
  loader: Loader;
  /** Loads a document instead of a page that failed to load: see `src/navigation/leave.ts`. */
  leave: Leave;
  /** The view that the server has rendered, or the first view to render. */
  initial: LoadedView;
  /** The text of the notification bar; null if there is none. */
  Notification: ComponentType | null;
  /** The version of that text, which identifies it when a reader dismisses the bar. */
  notificationVersion: string;
}

/** Renders the whole site, identically in the browser and on the server. It must be inside a router. */
export function App({ config, loader, leave, initial, Notification: Text, notificationVersion }: AppProps) {
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
  useDocumentHead(view, config, hasMoved);
  const announcement = hasMoved && view.kind !== "loading" ? viewTitle(view) : "";
  const notification = Text && (
    <Notification version={notificationVersion}>
      <Text />
    </Notification>
  );

  return (
    <SiteConfigProvider config={config}>
      <MDXProvider components={vocabulary}>
        <Frame view={view} outlineOf={loader.outlineOf} announcement={announcement} notification={notification}>
          {renderScreen(loaded, retry)}
        </Frame>
        <ChatButton />
      </MDXProvider>
    </SiteConfigProvider>
  );
}

/** Updates the head of the document after a client-side navigation. */
function useDocumentHead(view: View, config: SiteConfig, hasMoved: boolean): void {
  useEffect(() => {
    if (view.kind === "loading") return;
    document.title = documentTitle(view, config);
    if (!hasMoved) return;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = config.origin + withBase(config.basePath, view.path);
    document.querySelector('meta[name="description"]')?.setAttribute("content", viewDescription(view));
  }, [view, config, hasMoved]);
}
