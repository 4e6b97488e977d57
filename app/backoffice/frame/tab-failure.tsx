import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { toast } from "#app/ui/toast.tsx";

/** In place of a tab whose list could not be read: the sentence of the refusal, or the specified one. */
export function TabFailure({ message }: { message: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  const told = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
  const sentence = told ?? message;
  useEffect(() => {
    if (!isRefusal) toast.error(sentence);
  }, [isRefusal, sentence]);
  return (
    <ErrorState
      level={2}
      title={sentence}
      description={isRefusal ? undefined : "Nothing was changed. Please try again."}
      action={
        <Button variant="outline" isBusy={state !== "idle"} onClick={() => void revalidate()}>
          <RotateCw />
          Try again
        </Button>
      }
    />
  );
}
