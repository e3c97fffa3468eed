import { load } from "#store";

console.log(load());
