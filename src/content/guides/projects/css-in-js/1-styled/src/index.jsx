import { createRoot } from "react-dom/client";
import { Button } from "./Button.jsx";

const main = document.body.appendChild(document.createElement("main"));
createRoot(main).render(<Button $sale>Buy</Button>);
