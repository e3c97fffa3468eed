import { createRoot } from "react-dom/client";
import Counter from "./Counter.jsx";

createRoot(document.querySelector("#root")).render(<Counter />);
