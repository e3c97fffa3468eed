import type { ReactNode } from "react";
import type { View } from "../../types";

/** What every screen of `src/screens.ts` is given. */
export interface ScreenProps {
  view: View;
  /** The text of the page, where the screen has one. */
  body: ReactNode;
}
