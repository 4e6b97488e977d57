import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { largestFile, type StoreMessages } from "./schema.ts";

/** What an item has already. */
export interface StoreFiles {
  imageUrl: string | null;
  logoUrl: string | null;
  hasPdf: boolean;
}

const pictureTypes = "image/png,image/jpeg,image/webp,image/avif,image/gif";

export function PdfField({
  error,
  hasPdf,
  isRequired,
}: {
  error: string | undefined;
  hasPdf: boolean;
  isRequired: boolean;
}) {
  return (
    <Field
      label="PDF File"
      error={error}
      isRequired={isRequired && !hasPdf}
      hint={hasPdf ? "There is a file already. Choose one only to replace it." : undefined}
    >
      <FileDrop
        name="pdf"
        accept="application/pdf"
        maxBytes={largestFile.pdf}
        prompt="Drop a PDF here, or choose one"
        hint="At most 25 MB, without scripts or a password"
      />
    </Field>
  );
}

interface StoreFileFieldsProps {
  messages: StoreMessages;
  existing: StoreFiles | null;
  galleryUrl: string | null;
  galleryImage: string;
}

export function StoreFileFields({ messages, existing, galleryUrl, galleryImage }: StoreFileFieldsProps) {
  const shownImage = existing?.imageUrl ?? galleryUrl;
  return (
    <div className="grid gap-5 *:min-w-0 sm:grid-cols-2">
      <Field
        label="Preview Image"
        error={messages.image}
        hint={
          existing?.imageUrl
            ? "Stays as it is unless you choose another."
            : galleryUrl
              ? "From your gallery, unless you choose another."
              : undefined
        }
      >
        {galleryImage ? <input type="hidden" name="galleryImage" value={galleryImage} /> : null}
        {shownImage ? <Present url={shownImage} label="Present preview image" /> : null}
        <FileDrop
          name="image"
          accept={pictureTypes}
          maxBytes={largestFile.image}
          prompt="Drop a picture, or choose one"
          hint="At most 10 MB"
        />
      </Field>
      <Field
        label="Your Logo"
        error={messages.logo}
        hint={
          existing?.logoUrl
            ? "Stays as it is unless you choose another."
            : "Optional. Your initials stand in for it."
        }
      >
        {existing?.logoUrl ? <Present url={existing.logoUrl} label="Present logo" /> : null}
        <FileDrop
          name="logo"
          accept={pictureTypes}
          maxBytes={largestFile.logo}
          prompt="Drop a logo, or choose one"
          hint="At most 5 MB"
        />
      </Field>
    </div>
  );
}

function Present({ url, label }: { url: string; label: string }) {
  return <img src={url} alt={label} className="h-24 w-fit max-w-full rounded-sm border object-cover" />;
}
