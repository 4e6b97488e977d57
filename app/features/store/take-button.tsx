import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button, ButtonLink, type ButtonSize } from "#app/ui/button.tsx";
import { takeItem } from "./take-item.ts";

interface TakeButtonProps {
  item: { id: string; title: string; price: number; isOwn: boolean; isReadable: boolean };
  size?: ButtonSize;
  className?: string;
}

/** `Buy Now` or `Get Free`; what is one's own already leads there instead. */
export function TakeButton({ item, size = "sm", className }: TakeButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const isFree = item.price === 0;
  if (item.isOwn || item.isReadable)
    return (
      <ButtonLink
        to={item.isOwn ? `/store/submit/${item.id}` : "/my-library"}
        variant="outline"
        size={size}
        className={className}
      >
        {item.isOwn ? "Edit" : "In your library"}
        <span className="sr-only"> {item.title}</span>
      </ButtonLink>
    );

  async function take() {
    setIsBusy(true);
    if (await takeItem(item)) await revalidate();
    setIsBusy(false);
  }

  return (
    <form
      method="post"
      action={`/store/${item.id}/take`}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <Button size={size} variant={isFree ? "secondary" : "primary"} isBusy={isBusy} className={className}>
        {isFree ? "Get Free" : "Buy Now"}
        <span className="sr-only"> {item.title}</span>
      </Button>
    </form>
  );
}
