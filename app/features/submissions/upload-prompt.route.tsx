import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { data, Form, redirect, useNavigate, useNavigation } from "react-router";
import { largestPictureBytes } from "#app/core/files/keep-picture.server.ts";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader, refusalOf } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { findUserImages } from "#app/core/files/find-user-images.server.ts";
import { readUserImage } from "#app/core/files/read-user-image.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { HasScript } from "#app/ui/has-script.tsx";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { draftOfForm, messagesOfDraft } from "./draft-fields.ts";
import { ownDraft } from "./own-draft.server.ts";
import { PromptFormFields } from "./prompt-form.tsx";
import { type DraftField, emptyDraft, type PromptDraft } from "./schema.ts";
import { SubmissionPreview } from "./submission-preview.tsx";
import { resubmitPrompt, submitPrompt } from "./submit-prompt.server.ts";
import { forgetDraft, useKeptDraft } from "./use-kept-draft.ts";
import type { Route } from "./+types/upload-prompt.route";

const textBytes = 200_000;

export function meta({ params, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, params.id ? "Edit Prompt" : "Upload Prompt") }];
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  if (params.id) {
    const existing = await ownDraft(ctx, params.id);
    return { isSignedIn: true, existing, draft: null, gallery: null };
  }
  const { viewer } = ctx;
  const { searchParams } = new URL(request.url);
  const own = isMember(viewer) ? { creatorName: publicName(viewer) ?? "", creatorEmail: viewer.email } : {};
  const draft = {
    ...emptyDraft,
    ...own,
    title: searchParams.get("title")?.slice(0, 200) ?? "",
    fullPrompt: searchParams.get("prompt")?.slice(0, 20_000) ?? "",
  };
  const gallery = await galleryPicture(ctx, searchParams.get("image"));
  return { isSignedIn: isMember(viewer), existing: null, draft, gallery };
});

/** The gallery's Upload as a prompt sends a picture along. */
async function galleryPicture(ctx: Ctx, id: string | null) {
  if (id === null || !isMember(ctx.viewer)) return null;
  const [image] = await findUserImages(ctx, [id]);
  return image ? { id: image.id, url: image.imageUrl } : null;
}

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { fields, files } = await readUploads(request, largestPictureBytes + textBytes);
  const picture =
    files.picture ??
    (fields.galleryImage && isMember(ctx.viewer) ? await readUserImage(ctx, fields.galleryImage) : undefined);
  const draft = draftOfForm(fields);
  const submission = { draft, picture };
  try {
    if (params.id) await resubmitPrompt(ctx, params.id, submission);
    else await submitPrompt(ctx, submission);
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, "submission failed");
    const refusal =
      error instanceof AppError
        ? error
        : new AppError("unavailable", "Failed to submit prompt. Please try again.", { cause: error });
    // What was typed goes back with the refusal: a page sent without its script has it from nowhere else.
    return data({ ...refusalOf(refusal), draft }, { status: refusal.status });
  }
  // Without JavaScript the page itself must lead on; with it, the toast comes first.
  if (fields.hasScript !== "1") throw redirect(params.id ? "/dashboard" : "/");
  return { ok: true as const };
});

export default function UploadPrompt({ loaderData, actionData, params }: Route.ComponentProps) {
  const { existing, gallery, isSignedIn } = loaderData;
  const isFromGallery = Boolean(loaderData.draft?.title || loaderData.draft?.fullPrompt);
  const keptUnder = `spm.draft.${params.id ?? "new"}`;
  const { draft, isRestored, change, startAnew } = useKeptDraft(
    keptUnder,
    sentDraft(actionData) ?? existing?.draft ?? loaderData.draft ?? emptyDraft,
    sentDraft(actionData) === undefined && !isFromGallery,
  );
  const form = useRef<HTMLFormElement>(null);
  useEarlyTyping(form, draft, change);
  const [pictureUrl, setPictureUrl] = useState<string>();
  useEffect(() => () => void (pictureUrl && URL.revokeObjectURL(pictureUrl)), [pictureUrl]);
  useOutcome(actionData, keptUnder, existing ? "/dashboard" : "/");
  const isBusy = useNavigation().formMethod === "POST";
  const messages = actionData && !actionData.ok ? messagesOfDraft(actionData.fields) : {};
  const refusal = actionData?.ok === false && Object.keys(messages).length === 0 ? actionData.message : null;

  return (
    <Page>
      {existing ? <BackLink to="/dashboard">Back to My Dashboard</BackLink> : null}
      <PageHeader
        title={existing ? "Edit Prompt" : "Upload Prompt"}
        lead="Saved as a draft and reviewed before it goes live."
      />
      {existing?.rejectionReason ? (
        <Notice tone="warning" className="mb-6">
          <b className="font-strong">Not accepted yet:</b> {existing.rejectionReason}
        </Notice>
      ) : null}
      {isSignedIn ? null : (
        <Notice className="mb-6">
          You can submit without an account. Sign in first if you want to follow it on your dashboard.
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <Form ref={form} method="post" encType="multipart/form-data" noValidate>
          <HasScript />
          {gallery ? <input type="hidden" name="galleryImage" value={gallery.id} /> : null}
          <Card padding="lg" className="flex flex-col gap-5">
            <PromptFormFields
              draft={draft}
              messages={messages}
              onChange={change}
              hasGalleryPicture={gallery !== null}
              onPicture={(file) => setPictureUrl(file ? URL.createObjectURL(file) : undefined)}
            />
            <div className="flex flex-wrap items-center gap-3 border-t pt-5">
              {refusal ? (
                <div className="w-full">
                  <FieldError>{refusal}</FieldError>
                </div>
              ) : null}
              <Button size="lg" isBusy={isBusy} busyLabel="Submitting...">
                {existing ? "Resubmit for review" : "Submit for review"}
              </Button>
              {isRestored ? (
                <p className="text-small text-muted-foreground">
                  Brought back from your last visit.{" "}
                  <button type="button" onClick={startAnew} className="font-label text-link hover:underline">
                    Start anew
                  </button>
                </p>
              ) : (
                <p className="text-small text-muted-foreground">Kept in this browser while you type.</p>
              )}
            </div>
          </Card>
        </Form>
        <SubmissionPreview draft={draft} pictureUrl={pictureUrl ?? gallery?.url} />
      </div>
    </Page>
  );
}

function sentDraft(answer: Route.ComponentProps["actionData"]): PromptDraft | undefined {
  return answer && "draft" in answer ? answer.draft : undefined;
}

/** Takes over what was typed before the page's script was there. */
function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  draft: PromptDraft,
  change: (changes: Partial<PromptDraft>) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === "string" && name in draft && value !== draft[name as DraftField]
        ? [[name, value]]
        : [],
    );
    if (texts.length > 0) change(Object.fromEntries(texts) as Partial<PromptDraft>);
  });
  useEffect(() => takeOver(), []);
}

function useOutcome(answer: Route.ComponentProps["actionData"], keptUnder: string, next: string): void {
  const navigate = useNavigate();
  useEach(answer, (answer) => {
    if (!answer.ok) {
      toast.error("Error", { description: "Failed to submit prompt. Please try again." });
      return;
    }
    forgetDraft(keptUnder);
    toast.success("Success!", { description: "Your prompt has been submitted for review." });
    void navigate(next);
  });
}
