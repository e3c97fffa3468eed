import { panel } from "./debug.js";
import { DEBUG } from "./flags.js";

if (DEBUG) document.body.append(panel());

document.body.append("ready");
