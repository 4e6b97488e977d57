import pino from "pino";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { Viewer } from "#app/core/accounts/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export const visitor: Viewer = { kind: "visitor", visitorId: "test-visitor" };

export function testCtx(db: Db, viewer: Viewer = visitor): Ctx {
  return { db, viewer, requestId: "test-request", log: pino({ level: "silent" }), ip: "127.0.0.1" };
}
