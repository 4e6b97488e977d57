import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    modulePreload: {
      // The lists of what each lazy part imports weighed more on a first visit than they saved later.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "html" ? dependencies : dependencies.filter((file) => file.endsWith(".css")),
    },
  },
  environments: {
    ssr: {
      // The server itself is the entry of the bundle, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: "./server/web.ts" } },
    },
  },
});
