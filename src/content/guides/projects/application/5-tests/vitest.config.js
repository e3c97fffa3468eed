import { defineConfig } from "vitest/config";

export default defineConfig({
  envPrefix: "WEBPACK_",
  test: { environment: "happy-dom" },
});
