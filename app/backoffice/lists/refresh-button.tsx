import { RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";

export function RefreshButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      type="button"
      variant="outline"
      size="sm"
      isBusy={state !== "idle"}
      onClick={() => void revalidate()}
    >
      <RefreshCw />
      Refresh
    </Button>
  );
}
