import { AppError, type FieldMessages } from "#app/platform/errors/app-error.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { isNamed, type RecordFields, submissionFields } from "./field-names.ts";
import { picturesOf, safeUrl } from "./read-fields.ts";
import { isSellable } from "./store-path.ts";
import { readPrice } from "./typed-values.ts";

const longest: Record<string, number> = { Title: 200, Description: 4000, "Full Prompt": 20_000, Bio: 1000 };
export const largestPrice = 100_000;

/**
 * What a person submits (D19), reduced to what they may set. Messages are keyed by field. A file of this
 * site is sold only by whoever put it there.
 */
export function checkSubmission(given: RecordFields, ownerId: string | null = null): RecordFields {
  const fields = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => isNamed(submissionFields, name) && value !== null && value !== "",
    ),
  );
  const messages: FieldMessages = {};
  const isPdf = fields["Product Type"] === "pdf";
  if (!isText(fields.Title)) messages.Title = "Please enter a title.";
  if (!isPdf && !isText(fields["Full Prompt"])) messages["Full Prompt"] = "Please enter the full prompt.";
  if (isPdf && safeUrl(fields["PDF URL"]) === undefined) messages["PDF URL"] = "Please add the PDF file.";
  if (isPdf && !isSellable(fields["PDF URL"], ownerId))
    messages["PDF URL"] = "Please upload the PDF file with your submission.";
  for (const [name, most] of Object.entries(longest)) {
    const value = fields[name];
    if (typeof value === "string" && value.length > most)
      messages[name] = `Please use at most ${most} characters.`;
  }
  const price = givenPrice(fields.Price ?? 0);
  if (!Number.isFinite(price) || price < 0) messages.Price = "Price must be a number of at least 0.";
  else if (price > largestPrice) messages.Price = `Price must be at most ${formatCount(largestPrice)}.`;
  if (fields.Image !== undefined && picturesOf(fields, "Image").length === 0)
    messages.Image = "Please use an address that starts with http:// or https://.";
  if (Object.keys(messages).length > 0)
    throw new AppError("validation", "Please check what you entered.", { fields: messages });
  return { ...fields, Price: Math.round(price * 100) / 100 };
}

function givenPrice(value: unknown): number {
  if (typeof value === "string") return readPrice(value);
  return typeof value === "number" ? value : Number.NaN;
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
