import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { composeHref } from "./asset-links.ts";
import type { AssetView } from "./asset-shapes.ts";
import type { ConsoleAddress } from "./console-address.ts";
import { noData } from "./figure-shapes.ts";

interface AssetTableProps {
  assets: readonly AssetView[];
  address: ConsoleAddress;
}

export function AssetTable({ assets, address }: AssetTableProps) {
  return (
    <DataTable
      caption="Assets"
      rows={assets}
      rowKey={({ id }) => id}
      columns={[
        {
          header: "Asset",
          isName: true,
          render: ({ title, image, imageSrcSet, tags }) => (
            <span className="flex min-w-0 items-center gap-3">
              <Picture
                src={image}
                srcSet={imageSrcSet ?? undefined}
                sizes="48px"
                alt=""
                width={48}
                height={48}
                ratio="square"
                className="w-12! shrink-0 rounded-sm"
              />
              <span className="min-w-0">
                <span className="block">{title}</span>
                <span className="block truncate text-small font-normal text-muted-foreground">
                  {tags.slice(0, 3).join(", ")}
                </span>
              </span>
            </span>
          ),
        },
        {
          header: "Platform status",
          render: ({ platformStatus }) => <StatusBadge status={platformStatus} />,
        },
        {
          header: "Performance",
          isNumeric: true,
          render: ({ performance, performanceUnit }) =>
            performance === null ? noData : `${formatCount(performance)} ${performanceUnit}`,
        },
        { header: "Revenue", isNumeric: true, render: ({ revenue }) => revenue ?? noData },
        {
          header: "Actions",
          isActions: true,
          render: (asset) => (
            <span className="inline-flex gap-1">
              {asset.href ? (
                <ButtonLink to={asset.href} variant="ghost" size="xs" className="max-md:h-11">
                  View<span className="sr-only"> {asset.title}</span>
                </ButtonLink>
              ) : null}
              <ButtonLink to={composeHref(address, asset)} variant="ghost" size="xs" className="max-md:h-11">
                Post<span className="sr-only"> {asset.title}</span>
              </ButtonLink>
            </span>
          ),
        },
      ]}
    />
  );
}
