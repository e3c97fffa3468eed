import { createRoot } from "react-dom/client";
import { Counter } from "./Counter.jsx";

const main = document.body.appendChild(document.createElement("main"));
createRoot(main).render(<Counter label="Lamps in the cart" />);
