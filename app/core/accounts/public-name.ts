/** A name that others may read: one that was only taken from the e-mail address would give half of that away. */
export function publicName({ name, email }: { name: string; email: string }): string | null {
  const given = name.trim();
  return given === "" || given === email.split("@")[0] || given === email ? null : given;
}
