import { useEffect, useState } from "react";
import { onSignInRequest } from "#app/core/accounts/sign-in-request.ts";
import { BrandSign } from "#app/ui/brand-sign.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AuthForms } from "./auth-forms.tsx";

/** Opened from anywhere by `requestSignIn`. Every opening starts with four empty fields. */
export default function AuthDialog({
  brandName,
  isInitiallyOpen,
}: {
  brandName: string;
  isInitiallyOpen: boolean;
}) {
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
      description="One account for the library, the tools and your shop. New accounts start with 100 credits."
      sign={<BrandSign className="size-9" />}
      picture={<img src="/pictures/sign-in.webp" alt="" className="size-full object-cover" />}
    >
      <AuthForms key={opening} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}
