import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { findUserImages } from "#app/core/files/find-user-images.server.ts";
import { emptyStoreDraft, type StoreDraft } from "./schema.ts";

export interface SubmitStart {
  isSignedIn: boolean;
  draft: StoreDraft;
  /** The picture that comes from the gallery, to look at. */
  galleryUrl: string | null;
}

/** What the form begins with: nothing, or what the gallery sent along (`?image=&title=&prompt=`). */
export async function startSubmission(ctx: Ctx, params: URLSearchParams): Promise<SubmitStart> {
  if (!isMember(ctx.viewer)) return { isSignedIn: false, draft: emptyStoreDraft, galleryUrl: null };
  const [image] = await findUserImages(ctx, [params.get("image") ?? ""]);
  const draft = {
    ...emptyStoreDraft,
    title: params.get("title")?.slice(0, 200) ?? "",
    fullPrompt: params.get("prompt")?.slice(0, 20_000) ?? "",
    galleryImage: image?.id ?? "",
    creatorName: publicName(ctx.viewer) ?? "",
  };
  return { isSignedIn: true, draft, galleryUrl: image?.imageUrl ?? null };
}
