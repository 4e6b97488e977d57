import { Download, Trash2 } from "lucide-react";
import { downloadImage } from "#app/features/gallery/download-image.ts";
import { Button } from "#app/ui/button.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { ImageRow } from "./schema.ts";

interface ImagePreviewProps {
  /** Undefined while closed. */
  image: ImageRow | undefined;
  onClose: () => void;
  onDelete: (image: ImageRow) => void;
}

export function ImagePreview({ image, onClose, onDelete }: ImagePreviewProps) {
  return (
    <Dialog
      open={image !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={image?.title ?? ""}
      size="wide"
    >
      {image ? (
        <>
          <Picture
            src={image.imageUrl}
            alt={image.title}
            width={768}
            height={768}
            isPriority
            className="max-h-[50dvh] rounded-sm object-contain"
          />
          {image.prompt ? (
            <p className="mt-4 font-mono text-small break-words whitespace-pre-wrap">{image.prompt}</p>
          ) : null}
          <DetailList
            className="mt-3"
            items={[
              { label: "User", value: image.userEmail },
              { label: "Platform", value: image.platform || "–" },
              { label: "Style", value: image.artStyle || "–" },
              { label: "Created (UTC)", value: formatMoment(image.createdAt) },
            ]}
          />
          <DialogActions>
            <Button type="button" variant="outline" onClick={() => onDelete(image)}>
              <Trash2 />
              Delete
            </Button>
            <Button type="button" onClick={() => void downloadImage(image.imageUrl, image.title)}>
              <Download />
              Download
            </Button>
          </DialogActions>
        </>
      ) : null}
    </Dialog>
  );
}
