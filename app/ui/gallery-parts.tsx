import type { ReactNode } from "react";

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="mb-3 text-small font-label text-muted-foreground">{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>;
}

/** A hillside at some hour, so that picture parts have something to hold. */
export function samplePicture(sky: string, hill: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${sky}"/><circle cx="210" cy="170" r="42" fill="#fff" opacity=".8"/><path d="M0 260q90-90 190-40t210-60v240H0z" fill="${hill}" opacity=".55"/><path d="M0 320q120-70 220-20t180-40v140H0z" fill="${hill}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
