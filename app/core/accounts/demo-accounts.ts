/** Demo accounts exist only with demo data, and cannot sign in once it is turned off (D8). */
export const demoAccounts = {
  member: { email: "member@demo.example", name: "Demo Member" },
  creator: { email: "creator@demo.example", name: "Demo Creator" },
} as const;

export const demoPassword = "demo-password";

export function isDemoAddress(email: string): boolean {
  return Object.values(demoAccounts).some((account) => account.email === email.toLowerCase());
}
