/** Toolkit §2: seven tabs, in this order; the name is the address. */
export const adminTabs = [
  { name: "users", label: "Users" },
  { name: "user-images", label: "User Images" },
  { name: "api-keys", label: "API Keys" },
  { name: "database", label: "Database" },
  { name: "credits", label: "Credits" },
  { name: "freepik", label: "Freepik" },
  { name: "settings", label: "Settings" },
] as const;

/** The tab that an address belongs to; none for the review queue and its neighbours. */
export function currentTab(pathname: string): string | undefined {
  const [, , name = "users"] = pathname.replace(/\/+$/, "").split("/");
  return adminTabs.find((tab) => tab.name === name)?.name;
}
