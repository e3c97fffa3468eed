import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

const sections = ["concepts", "configuration", "guides", "api", "loaders", "plugins", "migrate", "contribute"];

export default defineConfig({
  telemetry: false,
  integrations: [
    starlight({
      title: "webpack",
      sidebar: sections.map((name) => ({ label: name, items: [{ autogenerate: { directory: name } }] })),
    }),
  ],
});
