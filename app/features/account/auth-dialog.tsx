import { useEffect, useState } from "react";
import { onSignInRequest } from "#app/core/accounts/sign-in-request.ts";
import { formatCredits } from "#app/core/credits/amount.ts";
import { BrandSign } from "#app/ui/brand-sign.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AuthForms } from "./auth-forms.tsx";

interface AuthDialogProps {
  brandName: string;
  /** What the site gives a new account. */
  openingCredits: number;
  isInitiallyOpen: boolean;
}

/** Opened from anywhere by `requestSignIn`. Every opening starts with four empty fields. */
export default function AuthDialog({ brandName, openingCredits, isInitiallyOpen }: AuthDialogProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [opening, setOpening] = useState(0);
  useEffect(
    () =>
      onSignInRequest(() => {
        setIsOpen(true);
        // The closing animation keeps the old forms for a moment; a new key never shows them again.
        setOpening((count) => count + 1);
      }),
    [],
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="auth"
      title={`Welcome to ${brandName}`}
      description={`One account for the library, the tools and your shop.${
        openingCredits > 0 ? ` New accounts start with ${formatCredits(openingCredits)}.` : ""
      }`}
      sign={<BrandSign className="size-9" />}
      picture={<img src="/pictures/sign-in.webp" alt="" className="size-full object-cover" />}
    >
      <AuthForms key={opening} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}
