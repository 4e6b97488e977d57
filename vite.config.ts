import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";

/** Every page loads the frame, so all it imports can be one script: fewer requests, and it packs better. */
function frameScript(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (frame.size === 0)
    addImportsOf(`${import.meta.dirname}/app/root.tsx?__react-router-build-client-route`, modules);
  return frame.has(id) ? "frame" : null;
}

const frame = new Set<string>();

function addImportsOf(id: string, modules: Rolldown.ChunkingContext): void {
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (frame.has(imported)) continue;
    frame.add(imported);
    addImportsOf(imported, modules);
  }
}

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
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: frameScript, debugName: "frame", priority: 1 },
                { name: "common", minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server itself is the entry of the bundle, so that pages and API share one copy of every module.
      build: { rollupOptions: { input: "./server/web.ts" } },
    },
  },
});
