import { Download, Eye, Trash2 } from "lucide-react";
import { sortHeader } from "#app/backoffice/lists/sort-header.ts";
import { downloadImage } from "#app/features/gallery/download-image.ts";
import type { Column } from "#app/ui/data-table.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { ImageQuery, ImageRow } from "./schema.ts";

interface ColumnsInput {
  query: ImageQuery;
  at: (changes: object) => string;
  onOpen: (image: ImageRow) => void;
  onDelete: (image: ImageRow) => void;
}

export function imageColumns({ query, at, onOpen, onDelete }: ColumnsInput): Column<ImageRow>[] {
  const sorted = sortHeader(query.sort, (sort) => at({ sort }));
  return [
    {
      header: "Image",
      className: "md:w-16",
      render: (image) => (
        <button
          type="button"
          aria-label={`View ${image.title}`}
          onClick={() => onOpen(image)}
          className="block size-9 overflow-hidden rounded-xs max-md:size-14"
        >
          <Picture src={image.smallUrl} alt="" width={48} height={48} ratio="square" />
        </button>
      ),
    },
    {
      header: "Title",
      isName: true,
      sort: sorted("title", "title-down"),
      className: "md:max-w-70 md:min-w-32",
      render: ({ title }) => <span className="line-clamp-2 break-words lg:line-clamp-1">{title}</span>,
    },
    {
      header: "User",
      className: "md:max-w-60 md:min-w-34",
      render: ({ userEmail }) => <span className="line-clamp-2 break-all lg:line-clamp-1">{userEmail}</span>,
    },
    { header: "Platform", render: ({ platform }) => platform || "–" },
    { header: "Style", render: ({ artStyle }) => artStyle || "–" },
    {
      header: "Created",
      className: "text-muted-foreground lg:whitespace-nowrap",
      sort: sorted("oldest", "newest"),
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
    {
      header: "Actions",
      isActions: true,
      className: "whitespace-nowrap",
      render: (image) => (
        <>
          <IconButton size="sm" label={`Open ${image.title}`} onClick={() => onOpen(image)}>
            <Eye />
          </IconButton>
          <IconButton
            size="sm"
            label={`Download ${image.title}`}
            onClick={() => void downloadImage(image.imageUrl, image.title)}
          >
            <Download />
          </IconButton>
          <IconButton size="sm" label={`Delete ${image.title}`} onClick={() => onDelete(image)}>
            <Trash2 />
          </IconButton>
        </>
      ),
    },
  ];
}
