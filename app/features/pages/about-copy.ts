interface Way {
  title: string;
  text: string;
  to: string;
  way: string;
}

export const offers: Way[] = [
  {
    title: "A library of tested prompts",
    text: "Look at the picture, read the first hundred characters, unlock the rest. Variables are marked, so you know what to change.",
    to: "/marketplace",
    way: "Browse the marketplace",
  },
  {
    title: "A generator",
    text: "Text prompts, AI images and image-to-prompt in three steps. The cost stands on the button.",
    to: "/generator",
    way: "Open the generator",
  },
  {
    title: "A design workflow studio",
    text: "From a reference to a design, to mock-ups, to a title and thirteen tags that fit a shop's limits.",
    to: "/design-workflow",
    way: "Open the studio",
  },
  {
    title: "Image tools",
    text: "Enlarge a picture four times, rewrite its title, and make tags for the platform you sell on.",
    to: "/generator/enhance",
    way: "Enhance an image",
  },
  {
    title: "A store of your own",
    text: "Sell prompts and PDFs through your own payment links. Sellers keep 100% of payment.",
    to: "/marketplace?tab=store",
    way: "Visit the User Store",
  },
  {
    title: "An API",
    text: "The functions behind the pages can be called from your own scripts, with your own token and one error shape.",
    to: "/integration-guide",
    way: "Read the guide",
  },
];

export const communityPlaces: (Way & { id: string })[] = [
  {
    id: "creators",
    title: "Share what you know",
    text: "Upload a prompt that works for you, set its price in credits, and see it used. Every submission is looked at by a person before it goes live.",
    to: "/upload-prompt",
    way: "Upload Prompt",
  },
  {
    id: "careers",
    title: "Careers",
    text: "There are no open positions at the moment. If you write, review or draw prompts well and would like to work with us, tell us what you would improve first.",
    to: "/support",
    way: "Write to us",
  },
  {
    id: "press",
    title: "Press",
    text: "For facts, pictures and a person to talk to, write to us with your deadline. You may use the pictures on this page with a link to the site.",
    to: "/support",
    way: "Ask a question",
  },
];
