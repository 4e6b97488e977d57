import { useState } from "react";
import { samplePicture, Specimen } from "./gallery-parts.tsx";
import { PromptCard, type PromptCardData } from "./prompt-card.tsx";
import { PromptCardSkeleton } from "./skeleton.tsx";

const lake: PromptCardData = {
  id: "sample",
  title: "Mirror Lake Landscape",
  description:
    "Layered ridges over still water, with four time-of-day settings and room for a calendar title in the upper third of the sky.",
  pack: "Premium",
  price: 5,
  unit: "credits",
  rating: 4.8,
  reviews: 38,
  downloads: 96,
  vendor: "Nora Lindqvist",
  aiPlatform: "Midjourney",
  imageUrl: samplePicture("#d98b6a", "#3b2440"),
};

const tile: PromptCardData = {
  ...lake,
  title: "Seventies Scallop Pattern",
  description: "Seamless retro scallop tile in five colours.",
  pack: "Starter",
  price: 0,
  rating: null,
  downloads: null,
  imageUrl: null,
};

export function GalleryCards() {
  const [isFavourite, setIsFavourite] = useState(true);
  return (
    <Specimen title="Prompt cards">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <PromptCard card={lake} isFavourite={isFavourite} onFavouriteChange={setIsFavourite} isPriority />
        <PromptCard card={tile} onFavouriteChange={() => {}} />
        <PromptCardSkeleton />
      </div>
    </Specimen>
  );
}
