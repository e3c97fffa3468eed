import { createRoot } from "react-dom/client";
import { Shop } from "@/Shop.jsx";

createRoot(document.getElementById("root")).render(<Shop />);
