import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { composeHref } from "./asset-links.ts";
import type { AssetView } from "./asset-shapes.ts";
import type { ConsoleAddress } from "./console-address.ts";

interface AssetListProps {
  assets: readonly AssetView[];
  address: ConsoleAddress;
}

export function AssetGrid({ assets, address }: AssetListProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
      {assets.map((asset) => (
        <li key={asset.id} className="flex min-w-0">
          <Card padding="none" className="flex w-full min-w-0 flex-col">
            <Mat>
              <Picture
                src={asset.image}
                srcSet={asset.imageSrcSet ?? undefined}
                sizes="(min-width: 1101px) 190px, (min-width: 761px) 31vw, 46vw"
                alt={asset.title}
                width={384}
                height={384}
                ratio="square"
              />
            </Mat>
            <div className="flex flex-1 flex-col gap-1.5 px-3 pb-3">
              <h2 className="line-clamp-2 text-ui font-strong">
                {asset.href ? (
                  <Link to={asset.href} className="hover:underline">
                    {asset.title}
                  </Link>
                ) : (
                  asset.title
                )}
              </h2>
              <p className="truncate text-small text-muted-foreground">{asset.category}</p>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-1.5 pt-1">
                <Badge className="max-w-full min-w-0">
                  <span className="truncate">{asset.platformStatus}</span>
                </Badge>
                <ButtonLink
                  to={composeHref(address, asset)}
                  variant="ghost"
                  size="xs"
                  className="-mr-1.5 max-md:h-11"
                >
                  Post
                  <span className="sr-only">{asset.title}</span>
                </ButtonLink>
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
