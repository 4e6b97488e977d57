import type { Category } from "#app/core/ai/builtin/options.ts";

interface FieldOfWork extends Situation {
  /** What to write when the idea does not say. */
  usualDeliverable: string;
  /** The same field when a seller asks for advice instead of for words to publish. */
  advice?: Situation;
}

interface Situation {
  /** Ends the sentence that begins with the role. */
  backgrounds: string[];
  context: string[];
  rules: string[];
  usualAudience: string;
  /** What the reader wants to know first. */
  firstQuestions: string[];
}

const sellerAdvice: Situation = {
  backgrounds: [
    "who has run a profitable online shop for years",
    "who coaches makers and print-on-demand sellers",
    "who tests every recommendation in a shop of their own",
  ],
  context: [
    "I run a small online shop, mostly alone, and every hour and every sale counts.",
    "Marketplace fees, advertising and returns come out of the same small margin.",
    "I can change listings, prices and pictures today, but not the product itself.",
  ],
  rules: [
    "Show the arithmetic behind every number, with fees included.",
    "Put what can be done this week before what takes months.",
    "Name the mistake that most small shops make here.",
    "Follow the marketplaces' rules: no bought reviews, no copied designs.",
  ],
  usualAudience: "makers and digital sellers who run a small shop themselves",
  firstQuestions: [
    "what to do first and what it brings",
    "what it costs in time and money",
    "how to tell that it works",
  ],
};

export const fieldsOfWork: Record<Category, FieldOfWork> = {
  business: {
    usualDeliverable: "plan",
    backgrounds: [
      "who has advised dozens of small companies on what to do next",
      "known for turning loose ideas into decisions a team can act on",
      "with fifteen years of running projects on tight budgets",
    ],
    context: [
      "This will be used in a working business, where time and budget are limited.",
      "The reader decides on the strength of this text, so trade-offs matter more than enthusiasm.",
      "Assume a small team without specialists, and a first result expected within weeks.",
    ],
    rules: [
      "Give a reason or an estimate for every recommendation.",
      "Name the main risk and what would reduce it.",
      "Separate facts from assumptions.",
      "Rank options by effect against effort.",
    ],
    usualAudience: "owners and managers of small businesses",
    firstQuestions: [
      "what it costs, what it brings and when",
      "what to do first and why",
      "what could go wrong",
    ],
  },
  creative: {
    usualDeliverable: "story",
    backgrounds: [
      "with an ear for rhythm and an eye for the telling detail",
      "whose work is remembered for its images rather than its adjectives",
      "who finds the fresh angle in a familiar subject",
    ],
    context: [
      "The piece should feel made by one person with a point of view.",
      "A strong, unexpected image is worth more than a complete explanation.",
      "The reader should be able to see, hear or smell something in every paragraph.",
    ],
    rules: [
      "Show through action and sensory detail; do not name the emotion.",
      "Cut the first idea that comes to mind and use the second or third.",
      "Give every sentence a concrete image or a turn.",
      "Leave the last line open enough to stay with the reader.",
    ],
    usualAudience: "readers who enjoy original, vivid writing",
    firstQuestions: ["what is new here", "what makes this worth their time", "why it matters to them"],
  },
  ecommerce: {
    usualDeliverable: "listing",
    backgrounds: [
      "who has written for hundreds of handmade and print-on-demand shops",
      "who knows how shoppers search, skim and decide on marketplaces",
      "whose product pages are known for few returns and many repeat buyers",
    ],
    context: [
      "The text appears in an online shop, read mostly on a phone, beside the product's photos.",
      "The shopper compares it with similar items in other tabs.",
      "Buyers often look for a gift, so say whom it suits and for which occasion.",
    ],
    rules: [
      "Put the words a shopper would type into the first sentence.",
      "State size, material, what is included and how it is delivered.",
      "Make no claim about health, safety or origin that was not given.",
      "Write for people first; use each search phrase once, in a natural sentence.",
    ],
    usualAudience: "online shoppers choosing for themselves or looking for a gift",
    firstQuestions: [
      "what exactly they receive",
      "whether it suits the person they have in mind",
      "how soon it arrives and how good it is",
    ],
    advice: sellerAdvice,
  },
  social: {
    usualDeliverable: "post",
    backgrounds: [
      "who grows small accounts by being useful and recognisable",
      "who writes first lines that stop the thumb without tricks",
      "who plans content around what a community already talks about",
    ],
    context: [
      "It competes with a fast feed: the first line decides whether the rest is read.",
      "The account belongs to a small creator or shop and should sound like one person.",
      "It will stand beside an image, so it need not describe what can be seen.",
    ],
    rules: [
      "Earn attention in the first eight words.",
      "Give one idea per post.",
      "Invite an answer that takes less than ten seconds to write.",
      "Use three to five specific hashtags, none of them generic.",
    ],
    usualAudience: "followers who scroll on a phone and know the account a little",
    firstQuestions: ["why to stop scrolling", "what is in it for them", "what to do or say next"],
    advice: sellerAdvice,
  },
  technical: {
    usualDeliverable: "guide",
    backgrounds: [
      "who writes documentation that people finish reading",
      "who knows the subject from practice as well as from theory",
      "who tests every step before writing it down",
    ],
    context: [
      "The reader will act on this text, so every claim must hold when it is tried.",
      "Correctness comes before completeness: a wrong step costs more than a missing one.",
      "Readers arrive from a search, often with something unclear or already broken.",
    ],
    rules: [
      "State versions, prerequisites and assumptions at the top.",
      "Show the expected result after each step, so that a mistake is noticed at once.",
      "Say plainly what you are not sure of and how to check it.",
      "Explain why a setting is chosen, not only what it is.",
    ],
    usualAudience: "practitioners who know the basics and want a working result",
    firstQuestions: [
      "whether this fits their situation",
      "what to type or change",
      "how to tell that it worked",
    ],
  },
};
