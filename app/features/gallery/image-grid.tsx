import { FileArchive, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFetcher } from "react-router";
import type { UserImage } from "#app/core/files/user-image.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { cardGridStyle } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { ImageCard } from "./image-card.tsx";

const Lightbox = lazy(() => import("#app/ui/lightbox.tsx").then(({ Lightbox: box }) => ({ default: box })));

type Answer = { ok: true; message: string } | Refusal;

interface ImageGridProps {
  images: UserImage[];
  next: string | null;
  search: URLSearchParams;
}

export function ImageGrid({ images, next, search }: ImageGridProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [openIndex, setOpenIndex] = useState<number>();
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const fetcher = useFetcher<Answer>();
  useEach(fetcher.data, (answer) => {
    if (answer.ok) toast.success(answer.message);
    else toast.error(answer.message);
  });

  // What was deleted is not selected any more.
  const selected = chosen.filter((id) => images.some((image) => image.id === id));
  const isAll = selected.length === images.length;
  const zipAddress = `/my-images/zip?${new URLSearchParams(selected.map((id) => ["id", id])).toString()}`;
  const doomedImage = doomed.length === 1 ? images.find(({ id }) => id === doomed[0]) : undefined;

  function confirmDelete() {
    const form = new FormData();
    form.set("intent", "delete");
    for (const id of doomed) form.append("id", id);
    void fetcher.submit(form, { method: "post" });
    setDoomed([]);
  }

  return (
    <>
      <div
        className="mb-4 flex min-h-11 flex-wrap items-center gap-2.5"
        role="toolbar"
        aria-label="Selection"
      >
        <Button
          type="button"
          variant="ghost"
          size="sm"
          onClick={() => setChosen(isAll ? [] : images.map(({ id }) => id))}
        >
          {isAll ? "Select none" : "Select all"}
        </Button>
        {selected.length > 0 ? (
          <>
            <span className="text-ui text-muted-foreground" aria-live="polite">
              {selected.length} selected
            </span>
            <ButtonAnchor href={zipAddress} variant="outline" size="sm" download>
              <FileArchive />
              Download as zip
            </ButtonAnchor>
            <Button type="button" variant="outline" size="sm" onClick={() => setDoomed(selected)}>
              <Trash2 />
              Delete selected
            </Button>
          </>
        ) : null}
      </div>
      <ul className={cardGridStyle}>
        {images.map((image, index) => (
          <li key={image.id} className="flex">
            <ImageCard
              image={image}
              isSelected={selected.includes(image.id)}
              onSelectedChange={(isSelected) =>
                setChosen((before) =>
                  isSelected ? [...before, image.id] : before.filter((id) => id !== image.id),
                )
              }
              onOpen={() => setOpenIndex(index)}
              onDelete={() => setDoomed([image.id])}
            />
          </li>
        ))}
      </ul>
      {next || search.has("after") ? (
        <div className="mt-6 flex justify-center gap-3">
          {search.has("after") ? (
            <ButtonLink to={pageAddress(search, null)} variant="outline">
              First page
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={pageAddress(search, next)} variant="outline">
              Show more
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDoomed([]))}
        title={
          doomed.length > 1
            ? "Are you sure you want to delete these images?"
            : "Are you sure you want to delete this image?"
        }
        description={doomedImage ? doomedImage.title : `${doomed.length} images will be gone for good.`}
        confirmLabel="Delete"
        onConfirm={confirmDelete}
      />
      {openIndex === undefined ? null : (
        <Suspense fallback={null}>
          <Lightbox
            images={images.map(({ imageUrl, title }) => ({ src: imageUrl, alt: title, caption: title }))}
            index={openIndex}
            onIndexChange={setOpenIndex}
          />
        </Suspense>
      )}
    </>
  );
}

function pageAddress(search: URLSearchParams, after: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("after");
  if (after) query.set("after", after);
  return `/my-images?${query.toString()}`;
}
