export type SocialNetwork = "twitter" | "instagram" | "facebook" | "linkedin" | "youtube" | "pinterest";

export type Testimonial = {
  name: string;
  role: string;
  quote: string;
  /** Key of the demo record whose picture stands beside the name. */
  pictureKey?: string;
};

export type PromoTestimonial = Testimonial & { avatar: string; metric: string };

export type Brand = {
  name: string;
  shortName: string;
  slug: string;
  tagline: string;
  description: string;
  consoleTagline: string;
  founder: { name: string; role: string; text: string };
  social: Partial<Record<SocialNetwork, string>>;
  supportEmail: string | null;
  homeTestimonials: Testimonial[];
  promoTestimonials: PromoTestimonial[];
};

/** D1 and D33: names, founder and testimonials. People and quotes here are demo copy. */
export const defaultBrand: Brand = {
  name: "Smart Prompt Marketplace",
  shortName: "Smart Prompt",
  slug: "smart-prompt-marketplace",
  tagline: "Every picture starts as a sentence.",
  description: "AI image prompts and the seller's toolkit around them.",
  consoleTagline: "Generate, distribute and measure from one place.",
  founder: {
    name: "A note from the founder",
    role: "Smart Prompt Marketplace",
    text: "I sold prints for years and spent more evenings hunting for the right words than making the picture. So we built the shelf I wanted: look at the image, take the sentence, change the parts in [brackets], get on with your shop.",
  },
  social: {},
  supportEmail: null,
  homeTestimonials: [
    {
      name: "Priya Raman",
      role: "Wall-art seller",
      quote: "I stopped guessing at words. I change two brackets and the set of three matches.",
      pictureKey: "vermilion-sun-portrait",
    },
    {
      name: "Jonas Weber",
      role: "Sticker shop",
      quote: "The retro tiles repeat properly, which I cannot say of my own attempts.",
      pictureKey: "seventies-scallop-pattern",
    },
    {
      name: "Maya Torres",
      role: "Mug and tote designer",
      quote: "The studio writes titles that fit the limit. I keep the parts I like.",
      pictureKey: "wildflower-mug-wrap",
    },
    {
      name: "Ellie Marsh",
      role: "Printable planners",
      quote: "Nine dollars is less than one stock picture used to cost me.",
      pictureKey: "soft-tide-backgrounds",
    },
    {
      name: "Tomasz Nowak",
      role: "Poster maker",
      quote: "Seeing the picture first, then the words, is the right way round.",
      pictureKey: "isometric-city-at-dusk",
    },
    {
      name: "Hana Sato",
      role: "Greeting cards",
      quote: "The portraits take skin tone and hair as variables. That mattered to me.",
      pictureKey: "botanical-halo-portrait",
    },
  ],
  promoTestimonials: [
    {
      name: "Leah Brandt",
      role: "Owner of a candle shop",
      avatar: "LB",
      quote:
        "I rewrote one product prompt for twelve scents in an afternoon. The labels stayed where they belong.",
      metric: "12 product photos in one afternoon",
    },
    {
      name: "Samuel Okoro",
      role: "Portrait photographer",
      avatar: "SO",
      quote: "Clients choose the background before the session now. I offer the headshot pack as an extra.",
      metric: "$35 per extra headshot",
    },
    {
      name: "Carla Mendes",
      role: "Estate agent",
      avatar: "CM",
      quote:
        "Empty rooms photograph badly. The staging prompt gives me a furnished version that I label as staged.",
      metric: "4 listings staged in a week",
    },
  ],
};

const socialVariables: Record<SocialNetwork, string> = {
  twitter: "BRAND_TWITTER_URL",
  instagram: "BRAND_INSTAGRAM_URL",
  facebook: "BRAND_FACEBOOK_URL",
  linkedin: "BRAND_LINKEDIN_URL",
  youtube: "BRAND_YOUTUBE_URL",
  pinterest: "BRAND_PINTEREST_URL",
};

/** The brand with whatever the given environment overrides; an empty value counts as unset. */
export function brandFrom(environment: Readonly<Record<string, string | undefined>>): Brand {
  const value = (name: string, otherwise: string) => environment[name]?.trim() || otherwise;
  const social = { ...defaultBrand.social };
  for (const [network, variable] of Object.entries(socialVariables) as [SocialNetwork, string][]) {
    const address = environment[variable]?.trim();
    if (address && /^https?:\/\//.test(address)) social[network] = address;
  }
  const name = value("BRAND_NAME", defaultBrand.name);
  const isOwnName = name !== defaultBrand.name;
  return {
    ...defaultBrand,
    name,
    shortName: value("BRAND_SHORT_NAME", isOwnName ? name : defaultBrand.shortName),
    slug: value("BRAND_SLUG", (isOwnName && slugOf(name)) || defaultBrand.slug),
    tagline: value("BRAND_TAGLINE", defaultBrand.tagline),
    founder: {
      name: value("BRAND_FOUNDER_NAME", defaultBrand.founder.name),
      role: value("BRAND_FOUNDER_ROLE", name),
      text: value("BRAND_FOUNDER_TEXT", defaultBrand.founder.text),
    },
    social,
    supportEmail: value("BRAND_SUPPORT_EMAIL", "") || null,
  };
}

function slugOf(name: string): string {
  return (
    name
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}
