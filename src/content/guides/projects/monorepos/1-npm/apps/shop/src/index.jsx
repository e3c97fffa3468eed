import { Counter } from "@acme/ui";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Counter label="Lamps in the cart" />);
