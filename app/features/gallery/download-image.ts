import { toast } from "#app/ui/toast.tsx";

/** Toolkit §8: fetched here, so that the message is true. Without JavaScript the link downloads by itself. */
export async function downloadImage(address: string, title: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The file answered ${response.status}.`);
    const objectUrl = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = objectUrl;
    link.download = `${title}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
    toast.success("Image downloaded successfully");
  } catch {
    toast.error("Failed to download image");
  }
}
