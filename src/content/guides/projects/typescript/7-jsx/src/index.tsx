import { createRoot } from "react-dom/client";
import { Cart } from "./Cart.tsx";

const root = document.body.appendChild(document.createElement("div"));
createRoot(root).render(<Cart prices={[9, 11]} />);
