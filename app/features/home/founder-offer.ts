/** D3: the home page's price is true there. */
export const founderOfferPath = "/subscription?offer=founder";

export const membershipFeatures = [
  "Unlimited access to AI image prompts",
  "Every pack: Starter, Premium, Elite, Enigma",
  "Generator, studio and research included",
  "100 credits each month for images",
];
