import { toast } from "#app/ui/toast.tsx";
import type { TakeAnswer } from "./take.route.ts";

const failed = "Something went wrong on our side. Please try again.";
const linksShownMs = 10_000;

/**
 * Get Free or Buy Now with a script. The tab is opened with the click itself, or the browser takes it for
 * an unwanted window. Answers whether the item is now in the library.
 */
export async function takeItem(item: { id: string; price: number }): Promise<boolean> {
  const tab = item.price > 0 ? window.open("", "_blank") : null;
  if (tab) tab.opener = null;
  const answer = await askFor(item.id);
  if (answer.kind === "payment" && answer.links[0]) {
    if (tab) tab.location.href = answer.links[0].url;
    const paidLink = { label: "I have paid", url: `/store/${item.id}` };
    toast.message("Payment options", {
      description: [answer.instructions, "Pay the seller directly, then tell them that you have paid."]
        .filter(Boolean)
        .join("\n"),
      links: [...answer.links, paidLink],
      durationMs: linksShownMs,
    });
    return false;
  }
  tab?.close();
  if (answer.kind === "claimed") {
    toast.success("Free item claimed!", {
      description: "This free item has been added to your library",
      links: [{ label: "Open my library", url: "/my-library" }],
    });
    return true;
  }
  if (answer.kind === "refused") toast.error(answer.message);
  else if (answer.instructions)
    toast.message("Payment instructions", { description: answer.instructions, durationMs: linksShownMs });
  else toast.error("No payment options available");
  return false;
}

async function askFor(id: string): Promise<TakeAnswer> {
  const body = new FormData();
  body.set("hasScript", "1");
  try {
    const response = await fetch(`/store/${id}/take`, { method: "POST", body });
    return (await response.json()) as TakeAnswer;
  } catch {
    return { kind: "refused", message: failed };
  }
}
