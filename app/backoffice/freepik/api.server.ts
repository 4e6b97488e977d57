import * as z from "zod";
import { adminProcedure } from "#app/core/accounts/procedure.server.ts";
import { searchStock, stockByColor, trendingStock } from "./find-stock.server.ts";
import { colorInput, searchInput } from "./schema.ts";

const tags = ["Admin"];
const description = "For admins. Without a Freepik key the demo answers from its built-in sample set.";

export const freepikApi = {
  search: adminProcedure
    .route({
      method: "POST",
      path: "/functions/v1/freepik-stock-search",
      tags,
      summary: "Search stock pictures",
      description,
    })
    .input(searchInput)
    .handler(async ({ input, context }) => await searchStock(context.ctx, input)),
  trending: adminProcedure
    .route({
      method: "POST",
      path: "/functions/v1/freepik-stock-trending",
      tags,
      summary: "Stock pictures of the moment",
      description,
    })
    .input(z.object({}).optional())
    .handler(async ({ context }) => await trendingStock(context.ctx)),
  color: adminProcedure
    .route({
      method: "POST",
      path: "/functions/v1/freepik-stock-color",
      tags,
      summary: "Stock pictures of one colour",
      description,
    })
    .input(colorInput)
    .handler(async ({ input, context }) => await stockByColor(context.ctx, input)),
};
