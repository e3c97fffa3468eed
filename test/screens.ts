import { SCREENS } from "../src/screens/registry";

/** The addresses of all screens that readers open, of which the front page has a content file: all but the shell of the app. */
export const SCREEN_URLS: readonly string[] = ["/", ...SCREENS.filter(({ load }) => load).map(({ url }) => url)];
