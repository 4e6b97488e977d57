import type { AssetView } from "./asset-shapes.ts";
import { useBrowserPosts } from "./browser-posts.ts";
import type { ConsoleAddress } from "./console-address.ts";
import { ContentCalendar } from "./content-calendar.tsx";
import { PageManager } from "./page-manager.tsx";
import { PostComposer } from "./post-composer.tsx";
import type { ConnectedPage, ShownPost } from "./post-shapes.ts";
import { SocialAnalytics } from "./social-analytics.tsx";
import type { useConsoleSettings } from "./use-console-settings.ts";

interface SocialTabProps {
  address: ConsoleAddress;
  isMember: boolean;
  pages: readonly ConnectedPage[];
  posts: readonly ShownPost[];
  pictures: readonly AssetView[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function SocialTab({ address, isMember, pages, posts, pictures, settings }: SocialTabProps) {
  const kept = useBrowserPosts();
  const own = isMember ? posts : kept;
  const isSample = address.source === "sample";
  switch (address.view) {
    case "composer":
      return (
        <PostComposer isMember={isMember} pages={pages} posts={own} pictures={pictures} settings={settings} />
      );
    case "calendar":
      return <ContentCalendar address={address} posts={own} isInBrowser={!isMember} />;
    case "audience":
      return <SocialAnalytics isSample={isSample} posts={own} />;
    default:
      return <PageManager isSample={isSample} isMember={isMember} pages={pages} settings={settings} />;
  }
}
