import { adminLoader } from "./admin-door.server.ts";
import { countWaiting } from "./count-waiting.server.ts";
import { readFigures } from "./read-figures.server.ts";

/** What the header asks for again while it is open. */
export const loader = adminLoader(async (ctx) => {
  const [figures, waiting] = await Promise.all([readFigures(ctx), countWaiting(ctx)]);
  return { figures, waiting };
});
