import { Heart, Lock } from "lucide-react";
import { useState } from "react";
import { Badge } from "./badge.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { Chart } from "./chart.tsx";
import { DataTable } from "./data-table.tsx";
import { samplePicture, Specimen } from "./gallery-parts.tsx";
import { IconButton } from "./icon-button.tsx";
import { Lightbox } from "./lightbox.tsx";
import { LockedBars } from "./locked-bars.tsx";
import { PackBadge } from "./pack-badge.tsx";
import { Mat, Picture } from "./picture.tsx";
import { Progress, ProgressRow } from "./progress.tsx";
import { PromptReveal } from "./prompt-reveal.tsx";
import { PromptText } from "./prompt-text.tsx";
import { CardGridSkeleton, TableSkeleton, TextSkeleton } from "./skeleton.tsx";
import { StatStrip, StatTile } from "./stat-tile.tsx";
import { StatusBadge } from "./status-badge.tsx";

const dusk = samplePicture("#d98b6a", "#3b2440");
const night = samplePicture("#1c3550", "#0c1b26");
const days = ["Oct 18", "Oct 24", "Oct 31", "Nov 4", "Nov 7", "Nov 11", "Nov 14"];
const balances = [100, 84, 174, 150, 127, 104, 86];
const images = [
  { src: dusk, alt: "Hills at dusk", caption: "Hills at dusk" },
  { src: night, alt: "Hills at night", caption: "Hills at night" },
];
const people = [
  { email: "amara@amarastudio.co", credits: "1,204.00", status: "approved" },
  { email: "ben.okafor@fieldhouseprints.com", credits: "86.00", status: "pending" },
];

export function GalleryPictures() {
  const [open, setOpen] = useState<number>();
  const [reveals, setReveals] = useState(0);
  return (
    <>
      <Specimen title="Pictures, prompt text, locked text">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Mat
            look="print"
            overlay={
              <>
                <PackBadge pack="Elite" className="absolute top-6 left-6" />
                <IconButton label="Save" variant="tile" className="absolute top-6 right-6">
                  <Heart />
                </IconButton>
              </>
            }
          >
            <Picture src={dusk} alt="Hills at dusk" width={400} height={400} ratio="square" />
          </Mat>
          <div className="flex flex-col gap-4">
            <Card padding="none">
              <div className="flex items-center justify-between border-b px-5 py-3.5">
                <h3 className="font-strong">Full Prompt</h3>
                <Badge>
                  <Lock /> Locked
                </Badge>
              </div>
              <div className="p-5">
                <PromptText text="Layered lake at [time of day], pines fading into {mist colour} haze…" />
                <LockedBars className="mt-2" />
              </div>
            </Card>
            <Card>
              <PromptReveal key={reveals} isFresh>
                <PromptText text="Layered lake at [golden hour], pines fading into [amber] haze, mirror-still water" />
              </PromptReveal>
              <Button variant="ghost" size="sm" onClick={() => setReveals(reveals + 1)}>
                Reveal again
              </Button>
            </Card>
            <Picture
              src={null}
              alt="A picture that did not load"
              width={400}
              height={200}
              className="rounded-sm"
            />
            <Button variant="outline" onClick={() => setOpen(0)}>
              Open the lightbox
            </Button>
          </div>
          <BeforeAfter
            before={{ src: dusk, alt: "Before: dusk" }}
            after={{ src: night, alt: "After: night" }}
          />
        </div>
        <Lightbox images={images} index={open} onIndexChange={setOpen} />
      </Specimen>
      <Specimen title="Figures">
        <div className="grid gap-4 md:grid-cols-2">
          <StatTile label="Credits" value="86" context="38 spent in the last 7 days" />
          <StatTile
            label="Total Revenue"
            value="$12,847"
            context="+18.2% on last month"
            contextTone="good"
            series={[3, 5, 4, 7, 8, 11, 10, 13]}
          />
          <Card>
            <Chart
              label="Credit balance"
              kind="step"
              series={["Credits"]}
              points={days.map((label, index) => ({ label, values: [balances[index] ?? 0] }))}
            />
          </Card>
          <Card>
            <Chart
              label="Views and unlocks"
              kind="bar"
              series={["Views", "Unlocks", "Likes"]}
              points={days.map((label, index) => ({ label, values: [40 + index * 9, 20 + index * 4, 12] }))}
            />
          </Card>
        </div>
        <div className="mt-4">
          <StatStrip
            stats={[
              { label: "Generated today", value: "1,247" },
              { label: "Acceptance rate", value: "94.2%" },
              { label: "Revenue this month", value: "$12,847" },
              { label: "Social reach", value: "45.2K" },
            ]}
          />
        </div>
        <div className="mt-4 flex flex-col gap-4">
          <ProgressRow label="Stock uploads" value={47} max={50} />
          <Progress label="Waiting" />
          <Progress label="Done" value={100} tone="success" />
        </div>
      </Specimen>
      <Specimen title="Table and skeletons">
        <DataTable
          caption="Users"
          rows={people}
          rowKey={(person) => person.email}
          columns={[
            { header: "Email", render: (person) => person.email, isName: true },
            { header: "Credits", render: (person) => person.credits, isNumeric: true },
            { header: "Status", render: (person) => <StatusBadge status={person.status} /> },
            {
              header: "Actions",
              isActions: true,
              render: () => (
                <Button variant="ghost" size="sm">
                  Edit Credits
                </Button>
              ),
            },
          ]}
        />
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <TableSkeleton rows={3} />
          <TextSkeleton lines={4} />
        </div>
        <div className="mt-4">
          <CardGridSkeleton />
        </div>
      </Specimen>
    </>
  );
}
