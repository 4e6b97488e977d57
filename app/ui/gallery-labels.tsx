import { Copy, Heart, Plus } from "lucide-react";
import { Avatar } from "./avatar.tsx";
import { Badge, CountBadge } from "./badge.tsx";
import { BrandName } from "./brand-sign.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { CreditsBadge } from "./credits-badge.tsx";
import { Row, Specimen } from "./gallery-parts.tsx";
import { IconButton } from "./icon-button.tsx";
import { PackBadge } from "./pack-badge.tsx";
import { Price } from "./price.tsx";
import { SampleDataLabel } from "./sample-data-label.tsx";
import { socialNetworks, SocialLinkList } from "./social-icons.tsx";
import { StarInput, StarRating } from "./star-rating.tsx";
import { PromptStatusBadge, StatusBadge } from "./status-badge.tsx";
import { toast } from "./toast.tsx";

const colours = [
  "bg-background",
  "bg-card",
  "bg-sunken",
  "bg-muted",
  "bg-border-strong",
  "bg-foreground",
  "bg-primary",
  "bg-secondary",
  "bg-accent",
  "bg-marker",
  "bg-marker-soft",
  "bg-destructive",
  "bg-success",
  "bg-warning",
  "bg-info",
  "bg-star",
];

export function GalleryLabels({ theme }: { theme: string }) {
  return (
    <>
      <Specimen title="Colour">
        <div className="grid grid-cols-4 gap-2 md:grid-cols-8">
          {colours.map((colour) => (
            <div key={colour} className="min-w-0">
              <div className={`h-9 rounded-sm border ${colour}`} />
              <p className="truncate font-mono text-micro text-muted-foreground">{colour.slice(3)}</p>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Type">
        <p className="text-display">
          One <span className="marked">sentence</span>.
        </p>
        <p className="mt-3 text-page">Page heading</p>
        <p className="text-heading">Section heading</p>
        <p className="text-title">Card title</p>
        <p className="text-lead text-muted-foreground">A lead says what the page is for.</p>
      </Specimen>
      <Specimen title="Packs and status">
        <Row>
          {["Starter", "Premium", "Elite", "Enigma"].map((pack) => (
            <PackBadge key={pack} pack={pack} />
          ))}
          <PromptStatusBadge status="Live" />
          <PromptStatusBadge status="Draft" />
          {["rejected", "approved", "pending", "Processing (47)"].map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <Badge tone="marker">Best Value</Badge>
          <Badge tone="outline">Midjourney</Badge>
          <CountBadge count={4} />
          <SampleDataLabel />
          <SampleDataLabel>Trial balance</SampleDataLabel>
          <CreditsBadge credits={86} />
        </Row>
      </Specimen>
      <Specimen title="Buttons">
        <Row>
          <Button>Unlock</Button>
          <Button variant="secondary">Get Free</Button>
          <Button variant="outline">Preview</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="destructive">Delete</Button>
          <Button disabled>Insufficient credits</Button>
          <Button isBusy busyLabel="Signing in...">
            Sign In
          </Button>
          <Button variant="marker">Use the founder offer</Button>
          <Button size="sm">
            <Plus /> Small
          </Button>
          <Button size="lg">Large</Button>
          <IconButton label="Copy">
            <Copy />
          </IconButton>
          <IconButton label="Save" variant="outline">
            <Heart />
          </IconButton>
          <CopyButton text="A calm portrait framed by [leaves]" label="Copy Prompt" />
        </Row>
      </Specimen>
      <Specimen title="Toasts: bottom right, 4 seconds, at most 3">
        <Row>
          <Button
            variant="outline"
            onClick={() => toast.success("Prompt unlocked successfully!", { description: "5 credits used." })}
          >
            Success
          </Button>
          <Button
            variant="outline"
            onClick={() => toast.error("Failed to record unlock. Refunding credits.")}
          >
            Error
          </Button>
          <Button variant="outline" onClick={() => toast.info("Found 12 images")}>
            Information
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Rating, price, people">
        <Row>
          <StarRating value={4.8} reviews={38} />
          <StarRating value={4.2} reviews={14} size="md" />
          <StarRating value={4.7} reviews={41} isShortWhenNarrow />
          <Price amount={8} unit="credits" />
          <Price amount={12.5} unit="dollars" />
          <Price amount={0} unit="credits" />
          <Avatar name="Nora Lindqvist" />
          <Avatar name="Nora Lindqvist" size="lg" />
          <BrandName name="Smart Prompt" />
        </Row>
        <StarInput name={`rating-${theme}`} defaultValue={4} />
        <SocialLinkList
          owner="Smart Prompt"
          links={Object.fromEntries(socialNetworks.map((network) => [network, "https://example.com"]))}
        />
      </Specimen>
    </>
  );
}
