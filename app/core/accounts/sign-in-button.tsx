import { Button } from "#app/ui/button.tsx";
import { requestSignIn } from "./sign-in-request.ts";

/** Opens the dialog in place; without JavaScript it leads to the sign-in page and back to `next`. */
export function SignInButton({ next }: { next: string }) {
  return (
    <form action="/account/sign-in">
      <input type="hidden" name="next" value={next} />
      <Button
        onClick={(event) => {
          event.preventDefault();
          requestSignIn();
        }}
      >
        Sign In
      </Button>
    </form>
  );
}
