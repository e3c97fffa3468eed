import { test } from "vitest";
import { requireTestBrowser } from "../../../../../scripts/lib/browser";
import { useGuide } from "../../../lib/guide";

const guide = useGuide("integrations", { packages: "libraries" });

test("5-components: Playwright tests a component that webpack has built", async () => {
  await guide.goTo("5-components");
  const launch = `launchOptions: { executablePath: ${JSON.stringify(requireTestBrowser())}, args: ["--no-sandbox"] }`;
  await guide.replace("playwright.config.js", "use: {", `use: { ${launch},`);
  const { output } = await guide.run("npx playwright test --reporter=list", { allowWarnings: true });
  await guide.expectOutput("components.txt", output.slice(output.indexOf("Running")));
  await guide.replace("src/Counter.jsx", "count + 1", "count + 2");
  await guide.run("npx playwright test", { status: 1 });
  await guide.run("npx webpack");
});
