import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { "@": `${import.meta.dirname}/src` },
  },
  server: {
    proxy: { "/api": "http://localhost:4000" },
  },
  build: { sourcemap: true },
});
