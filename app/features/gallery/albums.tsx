import { FileArchive } from "lucide-react";
import { Link } from "react-router";
import type { Album } from "#app/core/ai/generations/list-albums.server.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";

const words = (count: number) => (count === 1 ? "1 image" : `${count} images`);

/** Batches as albums above the pictures: one card each, whatever their number. */
export function AlbumRow({ albums }: { albums: readonly Album[] }) {
  return (
    <section aria-labelledby="albums-title" className="mb-8">
      <h2 id="albums-title" className="mb-3 text-title font-strong">
        Batches
      </h2>
      <ul className="no-scrollbar -m-1 flex gap-3 overflow-x-auto p-1">
        {albums.map(({ id, title, images, covers }) => (
          <li key={id} className="w-44 shrink-0">
            <Link
              to={`?batch=${id}`}
              className="block h-full rounded-lg border bg-card p-2 shadow-card hover:border-border-strong hover:shadow-raised"
            >
              <span aria-hidden className="grid grid-cols-2 gap-1 overflow-hidden rounded-sm">
                {[0, 1, 2, 3].map((place) =>
                  covers[place] ? (
                    <Picture key={place} src={covers[place]} alt="" width={96} height={96} ratio="square" />
                  ) : (
                    <span key={place} className="aspect-square bg-muted" />
                  ),
                )}
              </span>
              <span className="mt-2 line-clamp-2 px-1 text-ui font-label">{title}</span>
              <span className="block px-1 pb-1 text-small text-muted-foreground">
                {`Batch of ${words(images)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said over the pictures of one batch. */
export function AlbumHeading({ album: { id, title, images } }: { album: Album }) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="text-small text-muted-foreground">{`Batch of ${words(images)}`}</p>
        <h2 className="text-title font-strong break-words">{title}</h2>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={`/generator/create/zip?batch=${id}`} variant="outline" size="sm" download>
          <FileArchive />
          Download batch
        </ButtonAnchor>
        <ButtonLink to={`/generator/create?batch=${id}`} variant="outline" size="sm">
          Open in Creation Mode
        </ButtonLink>
        <ButtonLink to="/my-images" variant="ghost" size="sm">
          All images
        </ButtonLink>
      </div>
    </div>
  );
}
