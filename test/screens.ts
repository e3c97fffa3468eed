import { SCREENS } from "../src/screens/registry";

/**
 * The addresses of all screens that readers open: all except the app shell. The front page is one of them, although it
 * has a content file.
 */
export const SCREEN_URLS: readonly string[] = ["/", ...SCREENS.filter(({ load }) => load).map(({ url }) => url)];
