import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { readForEdit } from "./edit-record.server.ts";
import type { Route } from "./+types/record.route";

/** What the form of one record is filled with. */
export const loader = adminLoader((ctx, { params }: Route.LoaderArgs) => readForEdit(ctx, params.id));
