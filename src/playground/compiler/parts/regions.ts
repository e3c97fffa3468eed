import { addPart } from "../parts";

addPart("regions", {
  load: () => (name: string) => require(`caniuse-lite/data/regions/${name}.js`),
});
