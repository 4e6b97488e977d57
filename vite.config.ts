import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      // The server itself is the entry of the bundle, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: "./server/web.ts" } },
    },
  },
});
