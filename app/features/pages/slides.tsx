import type { Slide } from "./slide-deck.tsx";
import {
  BracketsDrawing,
  FourLakesDrawing,
  GuessingDrawing,
  PacksDrawing,
  UnlockDrawing,
} from "./slide-prompt-drawings.tsx";
import {
  CreditsDrawing,
  HonestNumbersDrawing,
  ListingDrawing,
  ReviewDrawing,
} from "./slide-tool-drawings.tsx";

export const aboutSlides: readonly Slide[] = [
  {
    id: "slide-sentence",
    title: "Every picture starts as a sentence",
    text: "Image models do what they are told. The work is in the telling, so that is what we collect, test and sell.",
    drawing: <BracketsDrawing />,
  },
  {
    id: "slide-guessing",
    title: "Guessing at words is slow",
    text: "Ten attempts for one usable picture is an evening gone. A tested prompt starts where somebody else's evening ended.",
    drawing: <GuessingDrawing />,
  },
  {
    id: "slide-look-first",
    title: "Look first, then read",
    text: "You see the picture, the first hundred characters and the cost. One press reveals the rest, and it stays yours.",
    drawing: <UnlockDrawing />,
  },
  {
    id: "slide-variables",
    title: "One prompt, many pictures",
    text: "The parts in brackets are yours to change. The rest of the sentence keeps the set together.",
    drawing: <FourLakesDrawing />,
  },
  {
    id: "slide-packs",
    title: "Four packs, one membership",
    text: "Starter, Premium, Elite and Enigma sort the curated library by depth. Members open all of it.",
    drawing: <PacksDrawing />,
  },
  {
    id: "slide-listing",
    title: "From idea to listing",
    text: "The Design Workflow Studio goes from a reference to files and text that fit a shop's limits, in seven tabs.",
    drawing: <ListingDrawing />,
  },
  {
    id: "slide-credits",
    title: "Credits you can follow",
    text: "Every change has a reason and stands in your history. What fails is given back without asking.",
    drawing: <CreditsDrawing />,
  },
  {
    id: "slide-creators",
    title: "Creators upload, people review",
    text: "A submission is a draft until somebody has looked at it. In the User Store, sellers keep 100% of payment.",
    drawing: <ReviewDrawing />,
  },
  {
    id: "slide-honest",
    title: "Numbers say where they come from",
    text: "What is measured here is real. What is an example wears a label beside it, on every page.",
    drawing: <HonestNumbersDrawing />,
  },
];
