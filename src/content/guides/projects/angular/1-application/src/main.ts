import { bootstrapApplication } from "@angular/platform-browser";
import { Shop } from "./shop";
import "./styles.css";

bootstrapApplication(Shop).catch(console.error);
