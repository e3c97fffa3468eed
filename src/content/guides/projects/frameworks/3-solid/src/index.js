import { render } from "solid-js/web";
import { Cart } from "./Cart.jsx";

render(Cart, document.body);
