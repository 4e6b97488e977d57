/** What can be looked at of one user; the name stands in the address. */
export const userParts = [
  { name: "history", label: "Credit history" },
  { name: "unlocks", label: "Unlocks" },
  { name: "tickets", label: "Tickets" },
  { name: "images", label: "Images" },
  { name: "sessions", label: "Sessions" },
] as const;

export type UserPart = (typeof userParts)[number]["name"];
