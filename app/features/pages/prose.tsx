import { cn } from "#app/ui/class-names.ts";

const proseStyle = cn(
  "text-[1.0625rem] leading-7 [&>*:first-child]:mt-0",
  "[&_p]:mt-4 [&_ul]:mt-4 [&_ol]:mt-4 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-6",
  "[&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-subtle-foreground",
  "[&_h2]:mt-10 [&_h2]:scroll-mt-24 [&_h2]:text-title [&_h3]:mt-6 [&_h3]:text-body [&_h3]:font-strong",
  "[&_a]:text-link [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3 hover:[&_a]:decoration-2",
  "[&_strong]:font-strong [&_code]:rounded-xs [&_code]:bg-muted [&_code]:px-1.5 [&_code]:py-0.5",
  "[&_code]:font-mono [&_code]:text-[0.875em] [&_code]:wrap-anywhere",
  "[&_pre]:mt-4 [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:border [&_pre]:bg-sunken [&_pre]:p-4",
  "[&_pre]:text-ui [&_pre_code]:bg-transparent [&_pre_code]:p-0 [&_pre_code]:whitespace-pre",
  "[&_blockquote]:mt-4 [&_blockquote]:border-l-4 [&_blockquote]:border-marker [&_blockquote]:py-0.5",
  "[&_blockquote]:pl-4 [&_blockquote_p]:mt-0 [&_blockquote]:font-mono [&_blockquote]:text-[0.9375rem]",
  "[&_.prose-table]:mt-5 [&_.prose-table]:overflow-x-auto [&_.prose-table]:rounded-md",
  "[&_.prose-table]:border [&_.prose-table]:bg-card [&_table]:w-full [&_table]:text-ui",
  "[&_th]:bg-sunken [&_th]:px-3.5 [&_th]:py-2.5 [&_th]:text-left [&_th]:text-micro [&_th]:font-strong",
  "[&_td]:border-t [&_td]:px-3.5 [&_td]:py-2.5 [&_td]:align-top",
);

/** Long text of our own, already turned into HTML on the server. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cn(proseStyle, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
