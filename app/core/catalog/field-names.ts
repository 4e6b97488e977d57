/** How the picture is meant to look and to be used. */
export const designFields = [
  "Design Software",
  "Format",
  "Resolution",
  "Aspect Ratio",
  "Color Palette",
  "Focus Elements",
  "Composition",
  "Design Intent",
] as const;

/** Text that is paid for. Leaves the server only for someone entitled to it (D15). */
export const promptFields = [
  "Full Prompt",
  "Prompt",
  "Template Prompt",
  "Tech Details",
  "promptEnhancer",
  "imageEnhancer",
] as const;

/** Files that are paid for. */
export const fileFields = ["PDF URL"] as const;

/** Only for the owner of the record and admins. */
export const ownerFields = ["Creator Email", "Payment Options", "Rejection Reason"] as const;

/** Everything a visitor may see. A field that stands in no list here is for admins alone. */
export const openFields = [
  "Title",
  "Name",
  "Prompt Name",
  "Description",
  "Price",
  "Pack",
  "Category",
  "Type",
  "Product Type",
  "Tags",
  "Image",
  "Link",
  "Creator",
  "Bio",
  "Logo",
  "Logo URL",
  "Twitter",
  "Website",
  "Social Links",
  "Status",
  "Portal Tag",
  "Rating",
  "Reviews",
  "Likes",
  "Views",
  "Downloads",
  "Active",
  "Image Generator",
  ...designFields,
] as const;

/** What a person may write into their own submission. Counts, status and review are not theirs to set. */
export const submissionFields = [
  "Title",
  "Full Prompt",
  "Description",
  "Price",
  "Pack",
  "Category",
  "Type",
  "Tags",
  "Image",
  "Creator",
  "Creator Email",
  "Bio",
  "Logo",
  "Logo URL",
  "Twitter",
  "Website",
  "Product Type",
  "PDF URL",
  "Social Links",
  "Payment Options",
  "Image Generator",
  ...designFields,
  "Tech Details",
  "Portal Tag",
] as const;

export type RecordFields = Record<string, unknown>;

export function isNamed(names: readonly string[], field: string): boolean {
  return names.includes(field);
}
