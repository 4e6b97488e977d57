import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { connectSurface, type ToastOptions } from "./toast-queue.ts";

export default function ToastSurface() {
  useEffect(
    () =>
      connectSurface(({ kind, title, description, links, durationMs, action }) => {
        const text = links ? <TextWithLinks text={description} links={links} /> : description;
        sonner[kind](title, { description: text, duration: durationMs, action });
      }),
    [],
  );

  return (
    <Sonner
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      expand
      closeButton
      className="font-sans!"
      gap={10}
      offset={24}
      mobileOffset={12}
      icons={{
        success: <CircleCheck className="size-5 text-success" />,
        error: <CircleAlert className="size-5 text-destructive" />,
        info: <Info className="size-5 text-info" />,
        close: <X className="size-4.5" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Dismiss",
        classNames: {
          toast:
            "pointer-events-auto flex w-full items-start gap-3 rounded-lg border bg-popover p-4 pr-11 text-ui text-popover-foreground shadow-overlay md:w-89!",
          icon: "mt-px flex shrink-0",
          content: "min-w-0 flex-1",
          title: "font-strong",
          description: "text-muted-foreground whitespace-pre-line break-words",
          closeButton:
            "absolute top-2.5 right-2.5 inline-flex size-8 items-center justify-center rounded-sm hover:bg-accent",
          actionButton:
            "h-9 shrink-0 rounded-sm bg-secondary px-3 text-small font-label text-secondary-foreground hover:bg-secondary-hover",
        },
      }}
    />
  );
}

function TextWithLinks({
  text,
  links,
}: {
  text: string | undefined;
  links: NonNullable<ToastOptions["links"]>;
}) {
  return (
    <>
      {text}
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a
              href={url}
              {...(url.startsWith("/") ? {} : { target: "_blank", rel: "noopener noreferrer" })}
              className="inline-flex min-h-8 items-center font-strong text-link underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
