/** What the submit-to-store form holds, as typed (toolkit §2). */
export interface StoreDraft {
  title: string;
  category: string;
  productType: string;
  description: string;
  fullPrompt: string;
  /** `on` when the Free checkbox is ticked. */
  isFree: string;
  price: string;
  paypalLink: string;
  stripeLink: string;
  gumroadLink: string;
  otherPaymentLink: string;
  paymentInstructions: string;
  tags: string;
  twitter: string;
  instagram: string;
  linkedin: string;
  website: string;
  creatorName: string;
  /** A picture of one's own gallery that stands in for an uploaded one. */
  galleryImage: string;
}

export const emptyStoreDraft: StoreDraft = {
  title: "",
  category: "",
  productType: "prompt",
  description: "",
  fullPrompt: "",
  isFree: "",
  price: "",
  paypalLink: "",
  stripeLink: "",
  gumroadLink: "",
  otherPaymentLink: "",
  paymentInstructions: "",
  tags: "",
  twitter: "",
  instagram: "",
  linkedin: "",
  website: "",
  creatorName: "",
  galleryImage: "",
};

export type StoreField = keyof StoreDraft;

export const fileKinds = ["image", "pdf", "logo"] as const;
export type FileKind = (typeof fileKinds)[number];

export type StoreMessages = Partial<Record<StoreField | FileKind, string>>;

const mebibyte = 1024 * 1024;
export const largestFile: Record<FileKind, number> = {
  image: 10 * mebibyte,
  pdf: 25 * mebibyte,
  logo: 5 * mebibyte,
};

export const paymentFields = ["paypalLink", "stripeLink", "gumroadLink", "otherPaymentLink"] as const;
export const socialFields = ["twitter", "instagram", "linkedin", "website"] as const;
