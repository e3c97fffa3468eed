import { expect, test } from "vitest";
import { translate } from "../../../../scripts/site/markdown/remark-package-managers";

test.each([
  ["npm install", "yarn install", "pnpm install", "bun install"],
  ["npm i", "yarn install", "pnpm install", "bun install"],
  ["npm install webpack", "yarn add webpack", "pnpm add webpack", "bun add webpack"],
  [
    "npm install webpack webpack-cli --save-dev",
    "yarn add --dev webpack webpack-cli",
    "pnpm add --save-dev webpack webpack-cli",
    "bun add --dev webpack webpack-cli",
  ],
  ["npm i -D webpack@5", "yarn add --dev webpack@5", "pnpm add --save-dev webpack@5", "bun add --dev webpack@5"],
  ["npm install --global webpack", "yarn global add webpack", "pnpm add --global webpack", "bun add --global webpack"],
  ["npm uninstall lodash", "yarn remove lodash", "pnpm remove lodash", "bun remove lodash"],
  ["npm init -y", "yarn init -y", "pnpm init", "bun init -y"],
  ["npm init webpack-app", "yarn create webpack-app", "pnpm create webpack-app", "bun create webpack-app"],
  [
    "npm create webpack-app@latest my-app",
    "yarn create webpack-app@latest my-app",
    "pnpm create webpack-app@latest my-app",
    "bun create webpack-app@latest my-app",
  ],
  ["npm run build", "yarn run build", "pnpm run build", "bun run build"],
  ["npm run build -- --watch", "yarn run build --watch", "pnpm run build --watch", "bun run build --watch"],
  ["npm start", "yarn start", "pnpm start", "bun start"],
  ["npm test", "yarn test", "pnpm test", "bun run test"],
  [
    "npx webpack --mode production",
    "yarn webpack --mode production",
    "pnpm exec webpack --mode production",
    "bunx webpack --mode production",
  ],
  ["  npx webpack", "  yarn webpack", "  pnpm exec webpack", "  bunx webpack"],
  [
    "npm install && npm run build",
    "yarn install && yarn run build",
    "pnpm install && pnpm run build",
    "bun install && bun run build",
  ],
  [
    "mkdir app && cd app && npm init -y",
    "mkdir app && cd app && yarn init -y",
    "mkdir app && cd app && pnpm init",
    "mkdir app && cd app && bun init -y",
  ],
])("%s is %s, %s and %s", (npm, yarn, pnpm, bun) => {
  expect(translate(npm, "npm")).toBe(npm);
  expect(translate(npm, "yarn")).toBe(yarn);
  expect(translate(npm, "pnpm")).toBe(pnpm);
  expect(translate(npm, "bun")).toBe(bun);
});

test.each(["", "# install webpack", "cd my-app", "node --version", "npmrc", "echo npm install"])(
  "%j is the same for every package manager",
  (line) => {
    for (const manager of ["yarn", "pnpm", "bun"] as const) expect(translate(line, manager)).toBe(line);
  },
);
