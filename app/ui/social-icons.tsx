import { cn } from "./class-names.ts";

export const socialNetworks = [
  "twitter",
  "instagram",
  "facebook",
  "linkedin",
  "pinterest",
  "youtube",
  "tiktok",
  "website",
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNames: Record<SocialNetwork, string> = {
  twitter: "Twitter",
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  youtube: "YouTube",
  tiktok: "TikTok",
  website: "Website",
};

// Our own line drawings on a 24 grid, in the weight of the other icons.
const drawings: Record<SocialNetwork, string> = {
  twitter: "M4.5 4.5 19.5 19.5M19.3 4.5 13.2 11.4M10.8 14.1 5 20.2",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.3a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 0 1 0-7.4zM16.9 7.1h.01",
  facebook: "M16.5 4.2h-2A3.5 3.5 0 0 0 11 7.7V20.5M7.5 11.5h7.8",
  linkedin: "M5.5 9.5v10M5.5 5v.01M10.5 19.5v-10M10.5 14a4 4 0 0 1 8 0v5.5",
  pinterest: "M9.5 20.5 12.6 8.8M8.3 13.6a4.9 4.9 0 1 1 3.2 2.2",
  youtube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.3 9.5v5l4.2-2.5z",
  tiktok: "M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5a5 5 0 0 0 5 5",
  website:
    "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
};

export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("size-4.5", className)}
    >
      <path d={drawings[network]} />
    </svg>
  );
}

export type SocialLinks = Partial<Record<SocialNetwork, string>>;

/** Links to the networks that are set; nothing at all when none is. */
export function SocialLinkList({ links, owner }: { links: SocialLinks; owner: string }) {
  const set = socialNetworks.filter((network) => links[network]);
  if (set.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {set.map((network) => (
        <li key={network}>
          <a
            href={links[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${owner} on ${socialNames[network]}`}
            className="inline-flex size-9 items-center justify-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground max-md:size-11"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
