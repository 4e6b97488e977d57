import { GalleryCards } from "./gallery-cards.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryLabels } from "./gallery-labels.tsx";
import { GalleryPictures } from "./gallery-pictures.tsx";
import { GallerySurfaces } from "./gallery-surfaces.tsx";
import { Page } from "./page.tsx";

export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex" }];

/** Every part in both themes; registered in development only. */
export default function GalleryPage() {
  return (
    <Page look="bare" className="grid min-[1400px]:grid-cols-2">
      <h1 className="sr-only">Design system</h1>
      {["light", "dark"].map((theme) => (
        <div key={theme} className={`${theme} min-w-0 bg-background p-(--page-gutter) text-foreground`}>
          <GalleryLabels theme={theme} />
          <div className="mt-10">
            <GalleryFields theme={theme} />
          </div>
          <div className="mt-10">
            <GallerySurfaces />
          </div>
          <div className="mt-10">
            <GalleryCards />
          </div>
          <div className="mt-10">
            <GalleryPictures />
          </div>
        </div>
      ))}
    </Page>
  );
}
