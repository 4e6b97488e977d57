import { sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import type { AiFunction } from "#app/core/ai/functions.ts";
import type { LiveScope } from "./live-figures.server.ts";
import { timeAgo } from "./time-ago.ts";

export interface LiveActivity {
  time: string;
  action: string;
  platform: string;
  status: string;
}

const functionWords: Record<AiFunction, string> = {
  "generate-image": "Generated an image",
  "image-to-prompt": "Analysed an image",
  "upscale-image": "Upscaled an image",
  "generate-mega-tags": "Generated tags",
  "enhance-prompt": "Wrote a prompt",
  "rewrite-title": "Rewrote a title",
};

const statusWords: Record<string, string> = { done: "success", sent: "success" };
const most = 8;

interface Row extends Record<string, unknown> {
  kind: "generation" | "batch" | "sale" | "post";
  at: string;
  what: string;
  platform: string;
  status: string;
}

/** The latest of everything. The site's list names no person, no prompt and no page. */
export async function listLiveActivity(ctx: Ctx, scope: LiveScope): Promise<LiveActivity[]> {
  const userId = scope === "mine" ? requireMember(ctx).userId : null;
  const mine = (column: string) =>
    userId === null ? sql`${sql.raw(column)} is not null` : sql`${sql.raw(column)} = ${userId}`;
  const { rows } = await ctx.db.execute<Row>(sql`
    (select 'generation' as kind, created_at as at, function as what, made_by as platform, status
      from generations where batch_id is null and ${mine("user_id")}
      order by created_at desc limit ${most})
    union all
    (select 'batch', created_at, total::text, 'AI Generator', status
      from generation_batches where ${mine("user_id")} order by created_at desc limit ${most})
    union all
    (select 'sale', u.created_at, ${userId === null ? sql`''` : sql`coalesce(r.fields ->> 'Title', '')`},
        'Marketplace', 'success'
      from unlocked_prompts u join records r on r.id = u.prompt_id
      where ${userId === null ? sql`true` : sql`r.owner_id = ${userId}`}
      order by u.created_at desc limit ${most})
    union all
    (select 'post', coalesce(sent_at, scheduled_at), ${userId === null ? sql`''` : sql`page_name`}, 'Webhook', status
      from scheduled_posts where status in ('sent', 'failed', 'held') and ${mine("user_id")}
      order by 2 desc limit ${most})
    order by at desc limit ${most}`);
  return rows.map((row) => ({
    time: timeAgo(new Date(row.at)),
    action: words(row),
    platform: row.platform,
    status: statusWords[row.status] ?? row.status,
  }));
}

function words({ kind, what }: Row): string {
  if (kind === "generation") return functionWords[what as AiFunction];
  if (kind === "batch") return `Generated batch of ${what}`;
  if (kind === "sale") return what ? `“${what}” was unlocked` : "A prompt was unlocked";
  return what ? `Post for ${what}` : "A post";
}
