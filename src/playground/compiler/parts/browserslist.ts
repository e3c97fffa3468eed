import { addPart } from "../parts";

addPart("browserslist", {
  browserslist: () => require("browserslist?part"),
});
