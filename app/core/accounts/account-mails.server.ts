import { siteBrand } from "#app/brand.server.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export function verifyAddressMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Confirm your address for ${siteBrand().name}`,
    text: `Welcome to ${siteBrand().name}.\n\nOpen this address to confirm that this mailbox is yours:\n${url}\n\nIf you did not create an account, you can ignore this message.`,
  };
}

export function resetPasswordMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Set a new password for ${siteBrand().name}`,
    text: `Someone asked to set a new password for this address.\n\nOpen this address within one hour to choose one:\n${url}\n\nIf it was not you, nothing has changed and you can ignore this message.`,
  };
}
