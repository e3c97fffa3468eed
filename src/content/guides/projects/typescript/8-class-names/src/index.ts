import { badge, "badge-new" as isNew } from "./badge.module.css";

document.body.className = `${badge} ${isNew}`;
