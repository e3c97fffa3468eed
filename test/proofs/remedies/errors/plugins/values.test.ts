import webpack from "webpack";
import { printed, raises } from "../../../lib/raises";

const defined = (APP_VERSION: string) =>
  printed(
    { "src/index.js": "console.log(typeof APP_VERSION);" },
    { plugins: [new webpack.DefinePlugin({ APP_VERSION })] },
  );
raises("plugins/#define-value", { broken: () => defined("2.4.0"), fixed: () => defined(JSON.stringify("2.4.0")) });

const environment = (given: string[] | Record<string, string>) =>
  printed({}, { plugins: [new webpack.EnvironmentPlugin(given)] });
raises("plugins/#environment-variable", {
  broken: () => environment(["ACME_STAGE"]),
  fixed: () => environment({ ACME_STAGE: "test" }),
});

const computed = (value: () => string | Promise<string>) =>
  printed(
    { "src/index.js": "console.log(VERSION);" },
    { plugins: [new webpack.DefinePlugin({ VERSION: webpack.DefinePlugin.runtimeValue(value as () => string) })] },
  );
raises("plugins/#define-async", {
  broken: () => computed(() => Promise.resolve('"2.4.0"')),
  fixed: () => computed(async () => '"2.4.0"'),
});

raises("plugins/#dotenv", {
  broken: () => printed({ ".env/shop": "" }, { dotenv: true }),
  fixed: () => printed({ ".env": "WEBPACK_SHOP=Acme" }, { dotenv: true }),
});

/** Lines of a dotenv file, each of which doubles the length of the one before. */
const doubling = (last: string) => {
  const lines = Array.from({ length: 20 }, (_, index) => `WEBPACK_LIST_${index}=`);
  const texts = lines.map(
    (line, index) => `${line}${index === 0 ? "tea".repeat(9) : last.replaceAll("#", `${index - 1}`)}`,
  );
  return printed({ ".env": texts.join("\n") }, { dotenv: true });
};
raises("plugins/#dotenv-expansion", {
  broken: () => doubling("${WEBPACK_LIST_#}${WEBPACK_LIST_#}"),
  fixed: () => doubling("tea"),
});
