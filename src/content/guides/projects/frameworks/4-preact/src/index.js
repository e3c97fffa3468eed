import { render } from "preact";
import { jsx } from "preact/jsx-runtime";
import { Cart } from "./Cart.jsx";

render(jsx(Cart, {}), document.body);
