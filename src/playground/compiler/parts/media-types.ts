import { addPart } from "../parts";

addPart("media-types", {
  "mime-db": () => require("mime-db?part"),
});
