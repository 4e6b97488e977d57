import type { ReactNode } from "react";
import type { SocialLinks } from "#app/core/catalog/read-fields.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { SocialIcon } from "#app/ui/social-icons.tsx";
import { StatStrip } from "#app/ui/stat-tile.tsx";
import { formatCount } from "#app/ui/format-number.ts";

interface CreatorHeaderProps {
  creator: {
    name: string;
    bio: string;
    logoUrl: string | null;
    socialLinks: SocialLinks;
    unlocks: number;
    likes: number;
    views: number;
  };
  promptCount: string;
  hasOnePrompt: boolean;
  hasPrompts: boolean;
}

const links = [
  { network: "twitter", label: "Twitter" },
  { network: "website", label: "Website" },
] as const;

export function CreatorHeader({ creator, promptCount, hasOnePrompt, hasPrompts }: CreatorHeaderProps) {
  const { name, bio, logoUrl, socialLinks, unlocks, likes, views } = creator;
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-start gap-5 md:gap-6">
        <Avatar name={name} src={logoUrl} size="lg" className="md:size-24" />
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-page break-words">{name}</h1>
            <Badge>
              {promptCount} {hasOnePrompt ? "prompt" : "prompts"}
            </Badge>
          </div>
          <p className="mt-2 max-w-prose text-muted-foreground">{bio}</p>
          <p className="mt-4 flex flex-wrap gap-2 empty:hidden">
            {links.map(({ network, label }) => {
              const href = socialLinks[network];
              return href ? (
                <ButtonAnchor
                  key={network}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  variant="outline"
                  size="sm"
                >
                  <SocialIcon network={network} /> {label}
                </ButtonAnchor>
              ) : null;
            })}
          </p>
        </div>
      </div>
      {hasPrompts ? <Totals figures={{ prompts: promptCount, unlocks, likes, views }} /> : null}
    </header>
  );
}

function Totals({ figures }: { figures: Record<string, ReactNode> }) {
  return (
    <div className="mt-7">
      <StatStrip
        stats={Object.entries(figures).map(([label, value]) => ({
          label: label.charAt(0).toUpperCase() + label.slice(1),
          value: typeof value === "number" ? formatCount(value) : value,
        }))}
      />
    </div>
  );
}
