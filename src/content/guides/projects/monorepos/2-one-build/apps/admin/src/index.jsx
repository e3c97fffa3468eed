import { Counter } from "@acme/ui";
import { createRoot } from "react-dom/client";

createRoot(document.body).render(<Counter label="Orders shipped" />);
