import { Check, Lock } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/class-names.ts";
import { PackBadge, type Pack } from "#app/ui/pack-badge.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { Bar, Paper } from "./slide-paper.tsx";

export function BracketsDrawing() {
  return (
    <div className="relative w-full max-w-lg pb-14">
      <SitePicture
        name="lake-golden-hour"
        alt=""
        width={512}
        height={288}
        sizes="(min-width: 768px) 512px, 90vw"
        className="aspect-16/9 w-full rounded-lg"
      />
      <Paper className="absolute bottom-0 left-4 max-w-[calc(100%-2rem)] p-4!">
        <PromptText
          size="sm"
          text="Layered mountain lake at [golden hour], pine ridges fading into [amber] haze, mirror-still water"
        />
      </Paper>
    </div>
  );
}

const attempts = [34, 52, 41, 63, 38, 57, 46, 70, 55, 88];

export function GuessingDrawing() {
  return (
    <svg viewBox="0 0 400 220" className="w-full max-w-md" role="presentation">
      <line x1="20" y1="190" x2="380" y2="190" className="stroke-border-strong" />
      <line x1="20" y1="50" x2="380" y2="50" className="stroke-primary" strokeDasharray="4 5" />
      <text x="20" y="40" className="fill-muted-foreground text-[13px]">
        usable
      </text>
      {attempts.map((height, index) => (
        <rect
          key={height}
          x={28 + index * 35.5}
          y={190 - height * 1.72}
          width="24"
          height={height * 1.72}
          rx="3"
          className={index === attempts.length - 1 ? "fill-marker" : "fill-border-strong"}
        />
      ))}
      <text x="20" y="212" className="fill-muted-foreground text-[13px]">
        first attempt
      </text>
      <text x="380" y="212" textAnchor="end" className="fill-muted-foreground text-[13px]">
        tenth
      </text>
    </svg>
  );
}

export function UnlockDrawing() {
  return (
    <div className="grid w-full max-w-lg gap-4 sm:grid-cols-2">
      <Paper>
        <p className="flex items-center justify-between text-ui font-strong">
          Full Prompt
          <Badge>
            <Lock /> Locked
          </Badge>
        </p>
        <div className="mt-4 grid gap-2.5">
          <Bar className="w-11/12 bg-border-strong" />
          <Bar className="w-2/5 bg-marker" />
          <Bar className="w-4/5 bg-border-strong" />
          <Bar className="w-3/5 bg-border-strong" />
        </div>
      </Paper>
      <Paper>
        <p className="flex items-center justify-between text-ui font-strong">
          Full Prompt
          <Badge tone="success">
            <Check /> Unlocked
          </Badge>
        </p>
        <PromptText
          size="sm"
          className="mt-3"
          text="Ceramics in [morning] window light, soft shadows, plain plaster wall"
        />
      </Paper>
    </div>
  );
}

const lakes = [
  { file: "lake-golden-hour", word: "golden hour" },
  { file: "lake-first-light", word: "first light" },
  { file: "lake-green-dusk", word: "green dusk" },
  { file: "lake-moonlight", word: "moonlight" },
];

export function FourLakesDrawing() {
  return (
    <div className="grid w-full max-w-md grid-cols-2 gap-3">
      {lakes.map((lake) => (
        <span key={lake.file} className="relative block overflow-hidden rounded-md">
          <SitePicture
            name={lake.file}
            alt=""
            width={320}
            height={320}
            sizes="(min-width: 768px) 260px, 45vw"
            className="aspect-4/3 w-full"
          />
          <span className="absolute bottom-2 left-2 rounded-xs bg-marker px-1.5 font-mono text-micro leading-5 text-marker-foreground">
            {lake.word}
          </span>
        </span>
      ))}
    </div>
  );
}

const packs: Pack[] = ["Starter", "Premium", "Elite", "Enigma"];

export function PacksDrawing() {
  return (
    <div className="grid w-full max-w-md gap-3">
      {packs.map((pack, index) => (
        <Paper key={pack} className="flex items-center gap-4 py-3!">
          <PackBadge pack={pack} className="w-24 justify-center" />
          <span className="flex flex-1 gap-1.5">
            {packs.map((step, position) => (
              <Bar
                key={step}
                className={cn("flex-1", position <= index ? "bg-primary" : "bg-border-strong/60")}
              />
            ))}
          </span>
        </Paper>
      ))}
    </div>
  );
}
