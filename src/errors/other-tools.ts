import { ANGULAR_MESSAGES } from "./other-tools/angular";
import { BUNDLERS } from "./other-tools/bundlers";
import { CHECKERS } from "./other-tools/checkers";
import { FRAMEWORK_MESSAGES } from "./other-tools/frameworks";
import { NEXTJS_MESSAGES } from "./other-tools/nextjs";
import { PACKAGE_MANAGERS } from "./other-tools/package-managers";
import { SERVER_MESSAGES } from "./other-tools/servers";
import { SYSTEMS } from "./other-tools/systems";
import { NAMED_TOOLS } from "./other-tools/traces";
import { TRAILERS } from "./other-tools/trailers";
import type { OtherTool } from "./types";

/**
 * All programs. The first one with a sign in an output is the one that is shown, so those that the output only names,
 * and reports about others, come last.
 */
export const OTHER_TOOLS: readonly OtherTool[] = [
  ...SERVER_MESSAGES,
  ...NEXTJS_MESSAGES,
  ...ANGULAR_MESSAGES,
  ...FRAMEWORK_MESSAGES,
  ...PACKAGE_MANAGERS,
  ...CHECKERS,
  ...BUNDLERS,
  ...SYSTEMS,
  ...NAMED_TOOLS,
  ...TRAILERS,
];
