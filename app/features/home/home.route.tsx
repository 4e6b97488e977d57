import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import type { PromptCard as CardData } from "#app/core/catalog/record-shapes.ts";
import { FavouriteCard } from "#app/core/catalog/favourite-card.tsx";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { countSite } from "./count-site.server.ts";
import { homeCopy } from "./home-copy.server.ts";
import { HomePage } from "./home-page.tsx";
import type { Route } from "./+types/home.route";

const cardsPerRow = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  const [newest, mostUnlocked, counts] = await Promise.all([
    listRecords(ctx, { sort: "newest", limit: cardsPerRow }),
    listRecords(ctx, { sort: "popular", limit: cardsPerRow }),
    countSite(ctx),
  ]);
  return { newest: newest.cards, mostUnlocked: mostUnlocked.cards, counts, ...homeCopy() };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: loaderData?.tagline ?? "",
    description:
      "AI image prompts, tested and ready to edit, with the tools to turn them into listings. Membership is $9 a month.",
    path: "/",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HomePage
      {...loaderData}
      newest={loaderData.newest.length > 0 ? <CardItems cards={loaderData.newest} /> : null}
      mostUnlocked={loaderData.mostUnlocked.length > 0 ? <CardItems cards={loaderData.mostUnlocked} /> : null}
    />
  );
}

function CardItems({ cards }: { cards: CardData[] }) {
  return cards.map((card) => (
    <li key={card.id}>
      <FavouriteCard card={card} />
    </li>
  ));
}
