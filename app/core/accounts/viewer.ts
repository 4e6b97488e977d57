export type Role = "admin" | "user";

/** Somebody who is not signed in. The id is a daily hash, enough to count and to limit, not to follow. */
export interface Visitor {
  kind: "visitor";
  visitorId: string;
}

export interface Member {
  kind: "member";
  userId: string;
  email: string;
  name: string;
  role: Role;
  isEmailVerified: boolean;
  createdAt: Date;
  /** How this request proved who it is. */
  sessionId: string | undefined;
  sessionExpiresAt: Date | undefined;
  /** As whom this browser counts while nobody is signed in; a token has none. */
  visitorId?: string;
  /** Set for access tokens: what they may do. A browser session may do everything its user may. */
  scopes: readonly string[] | undefined;
}

export type Viewer = Visitor | Member;

export function isMember(viewer: Viewer): viewer is Member {
  return viewer.kind === "member";
}

export function isAdmin(viewer: Viewer): viewer is Member {
  return viewer.kind === "member" && viewer.role === "admin" && hasScope(viewer, "admin");
}

export function hasScope(member: Member, scope: string): boolean {
  return member.scopes === undefined || member.scopes.includes(scope);
}
