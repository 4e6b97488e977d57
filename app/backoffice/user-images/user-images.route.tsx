import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { ListPages } from "#app/backoffice/lists/list-pages.tsx";
import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatTotal } from "#app/ui/format-number.ts";
import { imageColumns } from "./image-columns.tsx";
import { ImagePreview } from "./image-preview.tsx";
import { listImages } from "./list-images.server.ts";
import { removeImage } from "./remove-image.server.ts";
import { deleteInput, imageQuery, type ImageRow } from "./schema.ts";
import type { Route } from "./+types/user-images.route";

const path = "/admin/user-images";

export function meta() {
  return [{ title: "User Images · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const query = imageQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { query, list: await listImages(ctx, query) };
});

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const { message } = await removeImage(ctx, parseInput(deleteInput, await readForm(request)));
  return { ok: true as const, message };
});

export const clientAction = sayOnFailure("Failed to delete image");

export function ErrorBoundary() {
  return <TabFailure message="Failed to fetch user images" />;
}

export default function UserImages({ loaderData: { query, list } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ImageRow>();
  const [condemned, setCondemned] = useState<ImageRow>();
  const { submit } = useFormAnswer({ onDone: () => setOpened(undefined) });
  const at = (changes: object) => listAddress(path, { ...query, page: 1, ...changes });
  return (
    <section aria-labelledby="images-heading">
      <h2 id="images-heading" className="sr-only">
        User Images
      </h2>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Form action={path} className="min-w-0 flex-1 basis-72">
          <SearchBox
            key={query.q}
            label="Search images"
            placeholder="Search images by title, prompt, platform, or style..."
            defaultValue={query.q}
            className="max-w-130"
            onClear={() => void navigate(at({ q: "" }))}
          />
          <input type="hidden" name="sort" value={query.sort} />
        </Form>
        <RefreshButton />
      </div>
      <DataTable
        caption="User Images"
        columns={imageColumns({ query, at, onOpen: setOpened, onDelete: setCondemned })}
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={query.q ? "No images match your search" : "No images yet"}
            description={
              query.q ? "Try a part of the title, the prompt, the platform or the style." : undefined
            }
          />
        }
      />
      <ListPages
        list={list}
        summary={`Showing ${list.rows.length} of ${formatTotal(list.total)} images`}
        pageAt={(page) => at({ page })}
      />
      <ImagePreview image={opened} onClose={() => setOpened(undefined)} onDelete={setCondemned} />
      <ConfirmDialog
        open={condemned !== undefined}
        onOpenChange={(isOpen) => isOpen || setCondemned(undefined)}
        title="Delete this image?"
        description={
          condemned
            ? `"${condemned.title}" of ${condemned.userEmail} is deleted for good. It cannot be brought back.`
            : null
        }
        confirmLabel="Delete"
        onConfirm={() => condemned && void submit({ id: condemned.id }, { method: "post" })}
      />
    </section>
  );
}
