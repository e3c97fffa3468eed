import format, { count, countUp, gross } from "./math.js";
import * as shop from "./shop.js";

console.log(format(gross(100)));
console.log(shop.price === gross, Object.keys(shop));

countUp();
console.log(count);
