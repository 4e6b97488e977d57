import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { closeDatabase } from "#app/platform/db/db.server.ts";
import { stopListening } from "#app/platform/events/subscribe.server.ts";
import { startSettingsCache } from "#app/platform/settings/live-settings.server.ts";

// A server process of its own for the settings test: tells its values whenever it is asked.
await startSettingsCache();
await siteSettings();
process.on("message", (word) => {
  void (async () => {
    if (word === "stop") {
      await stopListening();
      await closeDatabase();
      process.disconnect();
      return;
    }
    process.send?.(await siteSettings());
  })();
});
process.send?.("ready");
