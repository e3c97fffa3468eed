import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "src",
  use: { baseURL: "http://localhost:6100" },
  webServer: {
    command: "npx webpack serve --config webpack.gallery.js",
    url: "http://localhost:6100",
    reuseExistingServer: !process.env.CI,
  },
});
