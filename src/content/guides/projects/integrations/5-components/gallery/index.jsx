import { createRoot } from "react-dom/client";

const name = new URLSearchParams(location.search).get("show");
const { default: Example } = await import(`../src/${name}.example.jsx`);

const main = document.body.appendChild(document.createElement("main"));
createRoot(main).render(<Example />);
