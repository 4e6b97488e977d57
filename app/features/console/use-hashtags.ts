import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";

/** Asks for hashtags that fit a caption: reading it takes more words than a page should load. */
export function useHashtags(onTags: (tags: string[]) => void) {
  const fetcher = useFetcher<{ ok: true; tags: string[] } | Refusal>();
  useEach(fetcher.data, (answer) => {
    if (answer.ok) onTags(answer.tags);
    else toast.error(answer.message);
  });
  return {
    suggest: (content: string) =>
      void fetcher.submit({ intent: "suggest-hashtags", content }, { method: "post" }),
    isBusy: fetcher.state !== "idle",
  };
}
