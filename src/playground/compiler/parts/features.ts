import { addPart } from "../parts";

addPart("features", {
  load: () => (name: string) => require(`caniuse-lite/data/features/${name}.js`),
});
