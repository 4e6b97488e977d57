import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** core §9: looked at every 30 seconds, refreshed when three or fewer looks remain before it ends. */
const checkEveryMs = 30_000;
const checksBeforeExpiry = 3;

export function isRefreshDue(expiresAt: string, now: number): boolean {
  return new Date(expiresAt).getTime() - now <= checksBeforeExpiry * checkEveryMs;
}

/** Keeps the session of an open page alive; a session that has ended shows the page signed out. */
export function useSessionRefresh(expiresAt: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (expiresAt === null) return undefined;
    const timer = setInterval(() => {
      if (!isRefreshDue(expiresAt, Date.now())) return;
      void fetch("/api/auth/get-session")
        .catch(() => undefined)
        .then(() => revalidate());
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [expiresAt, revalidate]);
}
