import { mailBodies } from "#app/platform/mail/mail-layout.ts";

interface ConfirmationMail {
  siteName: string;
  confirmAddress: string;
  unsubscribeAddress: string;
}

export function confirmationMail({ siteName, confirmAddress, unsubscribeAddress }: ConfirmationMail) {
  return {
    subject: "Please confirm your subscription",
    ...mailBodies({
      heading: "Please confirm your subscription",
      paragraphs: [
        `Somebody, we hope you, asked for the newsletter of ${siteName} at this address.`,
        "You will receive it only after you have confirmed. If it was not you, do nothing: no issue will be sent.",
      ],
      action: { label: "Confirm subscription", address: confirmAddress },
      footer: `To take the address off the list: ${unsubscribeAddress}`,
    }),
  };
}
