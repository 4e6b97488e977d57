import { ChevronRight, Images, Layers, Palette, Scaling, TrendingUp, WandSparkles } from "lucide-react";
import { Link } from "react-router";
import { SitePicture } from "#app/ui/site-picture.tsx";

const tools = [
  {
    title: "Generator",
    text: "Text prompts, AI images and image-to-prompt in three steps.",
    to: "/generator",
    icon: WandSparkles,
  },
  {
    title: "My Images",
    text: "Everything you made, with its prompt, ready to download.",
    to: "/my-images",
    icon: Images,
  },
  {
    title: "Image Enhancement Suite",
    text: "Upscale four times, rewrite titles, generate mega tags.",
    to: "/generator/enhance",
    icon: Scaling,
  },
  {
    title: "Creation Mode",
    text: "One prompt, up to 100 pictures, at 2 credits an image.",
    to: "/generator/create",
    icon: Layers,
  },
  {
    title: "Design Workflow Studio",
    text: "From reference design to remix, SEO text and export.",
    to: "/design-workflow",
    icon: Palette,
  },
  {
    title: "Etsy Research",
    text: "See what a listing competes with before you make it.",
    to: "/etsy-research",
    icon: TrendingUp,
  },
];

const pictures = [
  { name: "framed-portrait", alt: "An illustrated portrait as a framed print on a wall" },
  { name: "mug-wildflowers", alt: "A mug with a wildflower pattern" },
  { name: "candle-evening", alt: "A candle with its label on an evening table" },
];

export function HomeWorkbench() {
  const [large, ...small] = pictures;
  return (
    <section
      aria-labelledby="workbench-title"
      className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-14"
    >
      <div>
        <h2 id="workbench-title" className="max-w-sm text-heading">
          One membership, the whole workbench
        </h2>
        <ul className="mt-5 border-b">
          {tools.map(({ title, text, to, icon: Icon }) => (
            <li key={to} className="border-t">
              <Link to={to} className="group flex items-center gap-4 rounded-xs py-3">
                <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-secondary text-secondary-foreground">
                  <Icon className="size-4.5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-strong group-hover:underline">{title}</span>
                  <span className="block text-ui text-muted-foreground">{text}</span>
                </span>
                <ChevronRight className="size-4.5 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[1.62fr_1fr] gap-3">
        {large ? (
          <SitePicture
            {...large}
            width={720}
            height={720}
            sizes="(min-width: 1024px) 400px, 58vw"
            className="size-full rounded-lg row-span-2 aspect-5/6 sm:aspect-auto"
          />
        ) : null}
        {small.map((picture) => (
          <SitePicture
            key={picture.name}
            {...picture}
            width={720}
            height={720}
            sizes="(min-width: 1024px) 240px, 36vw"
            className="aspect-square size-full rounded-lg"
          />
        ))}
      </div>
    </section>
  );
}
