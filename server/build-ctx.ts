import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { resolveViewer } from "#app/core/accounts/resolve-viewer.server.ts";
import { database } from "#app/platform/db/db.server.ts";
import { clientAddress } from "#app/platform/http/client-address.server.ts";
import { log, requestIdFrom } from "#app/platform/log/log.server.ts";

/** Everything an operation needs to know about one request. */
export async function buildCtx(request: Request, socketAddress: string): Promise<Ctx> {
  const db = database();
  const ip = clientAddress(request, socketAddress);
  const requestId = requestIdFrom(request.headers.get("x-request-id"));
  return {
    db,
    viewer: await resolveViewer(db, request, ip),
    requestId,
    log: log().child({ requestId }),
    ip,
  };
}
