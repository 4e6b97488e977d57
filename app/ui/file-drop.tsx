import { FileText, ImageUp, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from "react";
import { cn } from "./class-names.ts";
import { FieldError, useFieldControl } from "./field.tsx";
import { fileProblem, formatBytes } from "./file-rules.ts";
import { IconButton } from "./icon-button.tsx";

type FileDropProps = {
  name?: string;
  accept?: string;
  maxBytes?: number;
  /** "Drop an image here, or choose one". */
  prompt?: ReactNode;
  hint?: ReactNode;
  /** Takes an image pasted anywhere on the page. */
  acceptsPaste?: boolean;
  onFileChange?: (file: File | null) => void;
  disabled?: boolean;
  className?: string;
};

/** A file input that also takes a dropped or pasted file; without JavaScript it is the plain input. */
export function FileDrop({
  name,
  accept,
  maxBytes,
  prompt = "Drop a file here, or choose one",
  hint,
  acceptsPaste = false,
  onFileChange,
  disabled = false,
  className,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const control = useFieldControl({});
  const [previewUrl, setPreviewUrl] = useState<string>();

  function take(files: FileList | null | undefined) {
    const [next] = files ?? [];
    const reason = next && fileProblem(next, { accept, maxBytes });
    setProblem(reason);
    const accepted = next && !reason ? next : null;
    if (input.current && (!accepted || input.current.files !== files)) {
      // What the form will post is what is shown.
      input.current.files = accepted && files ? files : new DataTransfer().files;
    }
    setFile(accepted);
    setPreviewUrl(accepted?.type.startsWith("image/") ? URL.createObjectURL(accepted) : undefined);
    onFileChange?.(accepted);
  }

  useEffect(() => {
    if (!previewUrl) return undefined;
    return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    if (!disabled && event.clipboardData?.files.length) {
      event.preventDefault();
      take(event.clipboardData.files);
    }
  });

  useEffect(() => {
    if (!acceptsPaste) return undefined;
    document.addEventListener("paste", takePasted);
    return () => document.removeEventListener("paste", takePasted);
  }, [acceptsPaste]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          "relative flex min-h-28 items-center gap-4 rounded-lg border border-dashed border-input bg-card p-4",
          "transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
          isOver ? "border-ring bg-accent" : "hover:border-foreground dark:bg-sunken",
          disabled && "opacity-60",
        )}
      >
        <input
          ref={input}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          {...control}
          onChange={(event) => take(event.target.files)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {previewUrl ? (
          <img src={previewUrl} alt="" className="size-20 shrink-0 rounded-sm object-cover" />
        ) : (
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
            {file ? <FileText className="size-5" /> : <ImageUp className="size-5" />}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className={cn("block text-ui font-label", file && "truncate")}>
            {file ? file.name : prompt}
          </span>
          <span className="block text-small text-muted-foreground">
            {file ? formatBytes(file.size) : hint}
          </span>
        </span>
        {file ? (
          <IconButton label={`Remove ${file.name}`} className="relative" onClick={() => take(null)}>
            <X />
          </IconButton>
        ) : null}
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  );
}
