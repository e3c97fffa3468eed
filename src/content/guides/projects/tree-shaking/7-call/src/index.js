import { columns } from "./settings.js";

document.body.append(`${columns} columns`);
