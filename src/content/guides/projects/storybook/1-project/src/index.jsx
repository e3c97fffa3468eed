import { createRoot } from "react-dom/client";
import { Product } from "@/Product";
import "./index.css";

createRoot(document.getElementById("root")).render(
  <Product name="Desk lamp" price={39} />,
);
