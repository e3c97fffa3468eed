import { outputsOf } from "../../lib/page-outputs";
import { build, shownIn } from "../../lib/project";

const page = await outputsOf("errors/index.mdx");

page.shows("Can't resolve './total.js'", async () => {
  const files = {
    "src/index.js": 'import cart from "./cart.js";\ncart();\n',
    "src/cart.js": '// The cart\n\nimport { getTotal } from "./total.js";\n\nexport default () => getTotal();\n',
  };
  return shownIn("/project", await build(files, {}));
});

page.restIs({});
