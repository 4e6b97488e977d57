/** What an access token may do: read, change things, or act as an admin. */
export const tokenScopes = ["read", "write", "admin"] as const;
export type TokenScope = (typeof tokenScopes)[number];
