import { greet } from "./legacy/greetings.js";
import "./legacy/visits.js";

document.body.append(`${greet("Ada")} Visit number ${window.visits}`);
