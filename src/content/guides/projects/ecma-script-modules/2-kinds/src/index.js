import "./inherits.js";
import "./always.mjs";
import "./never.cjs";
import "./loose/loose.js";
import "./legacy/legacy.js";
