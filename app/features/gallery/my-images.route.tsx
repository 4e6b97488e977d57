import { useEffect } from "react";
import { data, useNavigation, useSearchParams } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listAlbums } from "#app/core/ai/generations/list-albums.server.ts";
import { listUserImages } from "#app/core/files/list-user-images.server.ts";
import { GeneratorTabs } from "#app/features/generator/generator-tabs.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { CardGridSkeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast.tsx";
import { AlbumHeading, AlbumRow } from "./albums.tsx";
import { deleteImages } from "./delete-images.server.ts";
import { GalleryFilters } from "./gallery-filters.tsx";
import { ImageGrid } from "./image-grid.tsx";
import type { Route } from "./+types/my-images.route";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) return data({ state: "signed-out" as const }, { status: 401 });
  const { searchParams } = new URL(request.url);
  const sort = (["newest", "oldest", "title"] as const).find((one) => one === searchParams.get("sort"));
  const search = (searchParams.get("q") ?? "").slice(0, 200);
  const batch = searchParams.get("batch");
  try {
    // Albums stand on the first page only; a batch that is gone shows everything.
    const isFront = search === "" && !searchParams.has("after");
    const albums = batch ? await listAlbums(ctx, batch) : isFront ? await listAlbums(ctx) : [];
    const album = batch ? albums[0] : undefined;
    const images = await listUserImages(ctx, {
      search,
      ...(album ? { batch: album.id } : {}),
      ...(sort ? { sort } : {}),
      ...(searchParams.get("after") ? { after: searchParams.get("after") ?? "" } : {}),
    });
    return { state: "images" as const, album: album ?? null, albums: batch ? [] : albums, ...images };
  } catch (error) {
    ctx.log.error({ err: error }, "gallery could not be read");
    return { state: "failed" as const };
  }
}

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const { intent, id = [] } = await readForm(request);
  if (intent !== "delete") throw new AppError("bad_request", "This page cannot do that.");
  return await deleteImages(context.get(requestCtx), [id].flat());
});

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My Generated Images") }];
}

export default function MyImages({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === "/my-images";
  const isSearching = search.has("q") && search.get("q") !== "";
  const isFailed = loaderData.state === "failed";
  useEffect(() => {
    if (isFailed) toast.error("Failed to load your images");
  }, [isFailed]);

  return (
    <Page>
      <PageHeader
        title="My Generated Images"
        lead="Your own library. Nobody else can open these files."
        actions={<ButtonLink to="/generator?type=image">Generate an image</ButtonLink>}
      />
      <GeneratorTabs current="/my-images" />
      {loaderData.state === "signed-out" ? (
        <EmptyState
          level={2}
          title="Please log in to view your saved images."
          action={
            <Button type="button" onClick={requestSignIn}>
              Sign In
            </Button>
          }
        />
      ) : null}
      {isFailed ? (
        <ErrorState title="Failed to load your images" description="Please reload the page." level={2} />
      ) : null}
      {loaderData.state === "images" ? (
        <>
          {loaderData.album ? <AlbumHeading album={loaderData.album} /> : null}
          {loaderData.albums.length > 0 ? <AlbumRow albums={loaderData.albums} /> : null}
          {loaderData.total > 0 || isSearching ? <GalleryFilters total={loaderData.total} /> : null}
          {isLoading ? <CardGridSkeleton /> : null}
          {!isLoading && loaderData.items.length > 0 ? (
            <ImageGrid
              key={search.toString()}
              images={loaderData.items}
              next={loaderData.next}
              search={search}
            />
          ) : null}
          {!isLoading && loaderData.items.length === 0 ? <NoImages isSearching={isSearching} /> : null}
        </>
      ) : null}
    </Page>
  );
}

function NoImages({ isSearching }: { isSearching: boolean }) {
  if (isSearching)
    return (
      <EmptyState
        level={2}
        title="No images match your search"
        action={
          <ButtonLink to="/my-images" variant="outline">
            Show all images
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      level={2}
      title="No images yet"
      description="Save to Gallery on a generated image keeps it here."
      action={<ButtonLink to="/generator">Open the generator</ButtonLink>}
    />
  );
}
