import { CalendarClock, Clock, Hash, Send } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AssetView } from "./asset-shapes.ts";
import { addBrowserPost } from "./browser-posts.ts";
import { finishCaption } from "./finish-caption.ts";
import { ImagePicker } from "./image-picker.tsx";
import { PostPreview } from "./post-preview.tsx";
import { type ConnectedPage, longestPost, type ShownPost } from "./post-shapes.ts";
import { nextPostingTime, toLocalInput } from "./posting-times.ts";
import { facebookPages } from "./sample-set.ts";
import { composer } from "./sample-social.ts";
import type { useConsoleSettings } from "./use-console-settings.ts";
import { useHashtags } from "./use-hashtags.ts";

interface PostComposerProps {
  isMember: boolean;
  pages: readonly ConnectedPage[];
  posts: readonly ShownPost[];
  pictures: readonly AssetView[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function PostComposer({ isMember, pages, posts, pictures, settings }: PostComposerProps) {
  const [params] = useSearchParams();
  const asked = pictures.find(({ id }) => id === params.get("asset"));
  const [pageValue, setPageValue] = useState(pages[0]?.id ?? facebookPages[0]?.name ?? "");
  const [caption, setCaption] = useState(asked?.prompt ?? "");
  const [time, setTime] = useState("");
  const [pictureId, setPictureId] = useState(asked?.id);
  const clear = () => {
    setCaption("");
    setTime("");
    setPictureId(undefined);
  };
  const { submit: send, isBusy, fields } = useFormAnswer({ onDone: clear });
  const hashtags = useHashtags((tags) => {
    if (tags.length === 0) toast.info("No further hashtags: three to five are enough.");
    else setCaption((now) => `${now.trimEnd()}${now.trim() ? "\n" : ""}${tags.join(" ")}`);
  });
  const finished = finishCaption(caption, settings.settings);
  const isTimeOptional = settings.isOn("optimal-timing");
  const picture = pictures.find(({ id }) => id === pictureId);
  const own = pages.find(({ id }) => id === pageValue);
  const pageName = own?.name ?? pageValue;

  function choosePicture(next: AssetView | undefined) {
    setPictureId(next?.id);
    if (next && caption.trim() === "" && settings.isOn("caption-generation")) setCaption(next.prompt);
  }

  function nextTime(): Date {
    const taken = posts
      .filter(({ status }) => status === "scheduled")
      .map((post) => new Date(post.scheduledAt));
    return nextPostingTime(settings.settings, taken);
  }

  function submit(intent: "post-now" | "schedule") {
    const moment = time ? new Date(time) : isTimeOptional ? nextTime() : undefined;
    if (isMember) {
      void send(
        {
          intent,
          page: pageValue,
          content: caption,
          image: imageValue(picture),
          scheduledAt: moment?.toISOString() ?? "",
        },
        { method: "post" },
      );
      return;
    }
    if (intent === "post-now") requestSignIn();
    else if (caption.trim() === "") toast.error("Please write a caption.");
    else if (!moment || moment <= new Date()) toast.error("Please choose a time in the future.");
    else {
      addBrowserPost({
        page: pageName,
        content: finished,
        imageUrl: picture?.image ?? null,
        scheduledAt: moment.toISOString(),
      });
      toast.success("Scheduled in this browser.");
      clear();
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Card className="flex flex-col gap-5">
        <CardHeader title="Post Composer" />
        {own ? null : (
          <Notice>
            {isMember
              ? "This is a sample page: posts for it are planned but sent nowhere. Connect a page of your own to send them."
              : "Without an account, posts are planned in this browser and sent nowhere."}
          </Notice>
        )}
        <Field label="Page" error={fields.page}>
          <Select
            value={pageValue}
            onChange={(event) => setPageValue(event.target.value)}
            options={[
              ...pages.map(({ id, name }) => ({ value: id, label: name })),
              ...facebookPages.map(({ name }) => ({ value: name, label: `${name} (sample)` })),
            ]}
          />
        </Field>
        <Field label="Caption" error={fields.content} counterMax={longestPost}>
          <Textarea
            rows={6}
            value={caption}
            placeholder="Say what the picture is for in the first line."
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="button"
            variant="outline"
            size="sm"
            onClick={() => hashtags.suggest(caption)}
            isBusy={hashtags.isBusy}
          >
            <Hash />
            Suggest Hashtags
          </Button>
          <Button type="button" variant="outline" size="sm" onClick={() => setTime(toLocalInput(nextTime()))}>
            <Clock />
            Optimize Timing
          </Button>
        </div>
        <ImagePicker
          pictures={pictures.slice(0, composer.imageCount)}
          selectedId={pictureId}
          onSelect={choosePicture}
        />
        <Field
          label="Time"
          error={fields.scheduledAt}
          hint={
            isTimeOptional
              ? "In your own time zone. Left empty, Schedule Post takes the next free time of your rhythm."
              : "In your own time zone. Needed to schedule."
          }
        >
          <Input
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.target.value)}
            className="md:max-w-72"
          />
        </Field>
        <div className="flex flex-wrap gap-2.5 border-t pt-5">
          <Button type="button" isBusy={isBusy} onClick={() => submit("schedule")}>
            <CalendarClock />
            Schedule Post
          </Button>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => submit("post-now")}>
            <Send />
            Post Now
          </Button>
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <PostPreview page={pageName} caption={finished} picture={picture} time={time} />
        <Card>
          <CardHeader title="Tips" />
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-ui text-muted-foreground">
            {composer.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

/** A gallery image goes by its id, a picture of the site by its path. */
function imageValue(picture: AssetView | undefined): string {
  if (!picture) return "";
  return picture.id.includes("-") && picture.id.length === 36 ? picture.id : (picture.image ?? "");
}
