import { createApp } from "vue";
import Cart from "./Cart.vue";

const place = document.createElement("main");
document.body.append(place);
createApp(Cart).mount(place);
