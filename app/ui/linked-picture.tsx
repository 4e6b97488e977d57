import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Picture } from "./picture.tsx";

type LinkedPictureProps = Omit<ComponentProps<typeof Picture>, "src" | "srcSet" | "alt" | "className"> & {
  to: string;
  pictured: { title: string; imageUrl: string | null; imageSrcSet?: string | null };
  className?: string;
  pictureClassName?: string;
};

/** A picture that leads somewhere, for the pointer: the title beside it is the same link for everybody else. */
export function LinkedPicture({ to, pictured, className, pictureClassName, ...props }: LinkedPictureProps) {
  return (
    <Link to={to} tabIndex={-1} aria-hidden className={className}>
      <Picture
        src={pictured.imageUrl}
        srcSet={pictured.imageSrcSet ?? undefined}
        alt={pictured.title}
        className={pictureClassName}
        {...props}
      />
    </Link>
  );
}
