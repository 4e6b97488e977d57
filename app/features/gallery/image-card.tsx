import { Download, MoreHorizontal, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import type { UserImage } from "#app/core/files/user-image.ts";
import { Card } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/dropdown-menu.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { tellCopied, tellNotCopied } from "#app/ui/copy-toasts.ts";
import { downloadImage } from "./download-image.ts";

interface ImageCardProps {
  image: UserImage;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
}

export function ImageCard({ image, isSelected, onSelectedChange, onOpen, onDelete }: ImageCardProps) {
  const { id, title, prompt, imageUrl, downloadUrl, platform, artStyle } = image;
  const facts = new URLSearchParams({ image: id, title, prompt });

  function download(event: MouseEvent) {
    event.preventDefault();
    void downloadImage(imageUrl, title);
  }

  function copyPrompt() {
    navigator.clipboard.writeText(prompt).then(() => tellCopied(), tellNotCopied);
  }

  return (
    <Card
      padding="none"
      className={`flex w-full flex-col ${isSelected ? "border-foreground! shadow-[0_0_0_1px_var(--foreground)]!" : ""}`}
    >
      <Mat
        overlay={
          <span className="absolute top-3.5 left-3.5 inline-flex rounded-sm bg-card p-1.5 shadow-card">
            <Checkbox
              name="id"
              value={id}
              checked={isSelected}
              onChange={(event) => onSelectedChange(event.target.checked)}
              label={<span className="sr-only">Select {title}</span>}
              className="min-h-0! gap-0!"
            />
          </span>
        }
      >
        <button type="button" onClick={onOpen} className="block w-full" aria-label={`Open ${title}`}>
          <Picture src={image.smallUrl} alt={title} width={512} height={512} ratio="square" />
        </button>
      </Mat>
      <div className="flex flex-1 flex-col gap-1 px-4 pb-3">
        <h2 className="line-clamp-2 text-body font-strong">{title}</h2>
        <p className="truncate text-small text-muted-foreground">
          {[platform, artStyle].filter(Boolean).join(" · ")}
        </p>
        <div className="mt-auto flex items-center gap-1 pt-2">
          <a
            href={downloadUrl}
            onClick={download}
            className="-ml-2 inline-flex h-9 items-center gap-2 rounded-sm px-2 text-small font-label hover:bg-accent max-md:h-11"
          >
            <Download className="size-4" />
            <span className="max-sm:sr-only">Download</span>
          </a>
          <IconButton label={`Delete ${title}`} type="button" onClick={onDelete} className="ml-auto">
            <Trash2 />
          </IconButton>
          <DropdownMenu
            trigger={
              <IconButton label={`More for ${title}`} type="button">
                <MoreHorizontal />
              </IconButton>
            }
          >
            <MenuItem onSelect={copyPrompt}>Copy Prompt</MenuItem>
            <MenuLink to={`/generator/enhance?image=${id}`}>Enhance</MenuLink>
            <MenuSeparator />
            <MenuLink to={`/upload-prompt?${facts.toString()}`}>Upload as a prompt</MenuLink>
            <MenuLink to={`/marketplace?tab=store&submit=1&${facts.toString()}`}>Submit to Store</MenuLink>
          </DropdownMenu>
        </div>
      </div>
    </Card>
  );
}
