import { Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { removeBrowserPost } from "./browser-posts.ts";
import { LocalTime } from "./local-time.tsx";
import type { ShownPost } from "./post-shapes.ts";
import { type ScheduledPost, scheduledPosts } from "./sample-set.ts";

const rowStyle = "flex items-start gap-3 py-3 first:pt-0 last:pb-0";

export function SamplePostList({ posts = scheduledPosts }: { posts?: readonly ScheduledPost[] }) {
  return (
    <ul className="divide-y">
      {posts.map(({ time, page, content, status }) => (
        <li key={`${time} ${page}`} className={rowStyle}>
          <div className="min-w-0 flex-1">
            <p className="text-small text-muted-foreground">
              {time} · {page}
            </p>
            <p className="text-ui">{content}</p>
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

/** One's own posts. Those of a visitor are in this browser only and can be removed there. */
export function PostList({
  posts,
  isInBrowser = false,
}: {
  posts: readonly ShownPost[];
  isInBrowser?: boolean;
}) {
  return (
    <ul className="divide-y" aria-label="Your posts">
      {posts.map((post) => (
        <PostRow key={post.id} post={post} isInBrowser={isInBrowser} />
      ))}
    </ul>
  );
}

function PostRow({ post, isInBrowser }: { post: ShownPost; isInBrowser: boolean }) {
  const { submit, isBusy } = useFormAnswer();
  const { id, page, content, imageUrl, scheduledAt, status, note } = post;
  const isOpen = status === "scheduled" || status === "held" || status === "failed";
  const [isRemoving, setIsRemoving] = useState(false);
  const send = (intent: string) => void submit({ intent, id }, { method: "post" });
  return (
    <li className={rowStyle}>
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt=""
          width={48}
          height={48}
          ratio="square"
          className="w-12! shrink-0 rounded-sm"
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="text-small text-muted-foreground">
          <LocalTime at={scheduledAt} /> · {page}
        </p>
        <p className="text-ui break-words whitespace-pre-line">{content}</p>
        {note ? <p className="text-small text-muted-foreground">{note}</p> : null}
        {isOpen ? (
          <div className="mt-1.5 flex items-center gap-1">
            {isInBrowser ? null : (
              <Button
                type="button"
                variant="ghost"
                size="xs"
                className="-ml-2.5"
                disabled={isBusy}
                onClick={() => send("post-now")}
              >
                <Send />
                Post Now
              </Button>
            )}
            <IconButton
              label={`Remove the post for ${page}`}
              type="button"
              size="sm"
              onClick={() => setIsRemoving(true)}
            >
              <Trash2 />
            </IconButton>
            <ConfirmDialog
              open={isRemoving}
              onOpenChange={setIsRemoving}
              title="Remove this post?"
              description={`It is not posted to ${page}, and its text is gone.`}
              confirmLabel="Remove"
              onConfirm={() => (isInBrowser ? removeBrowserPost(id) : send("cancel-post"))}
            />
          </div>
        ) : null}
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
