import { LinkTabs } from "#app/ui/link-tabs.tsx";

const pages = [
  { to: "/generator", label: "Generator" },
  { to: "/generator/enhance", label: "Image Enhancement Suite" },
  { to: "/generator/create", label: "Creation Mode" },
  { to: "/generator/projects", label: "My Projects" },
  { to: "/my-images", label: "My Images" },
];

/** The generator's own navigation, above its pages. */
export function GeneratorTabs({ current }: { current: string }) {
  return (
    <LinkTabs
      label="Generator pages"
      tabs={pages.map((page) => ({ ...page, isCurrent: page.to === current }))}
      className="mb-8"
    />
  );
}
