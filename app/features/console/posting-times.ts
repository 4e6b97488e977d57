import type { ConsoleSettings, PostingFrequency } from "./settings-shape.ts";

interface TimeOfDay {
  hours: number;
  minutes: number;
}

const at = (hours: number, minutes = 0): TimeOfDay => ({ hours, minutes });

/** Toolkit §9: the optimal posting time is 2:00 PM; the other rhythms keep it among theirs. */
const slots: Record<Exclude<PostingFrequency, "custom schedule">, TimeOfDay[]> = {
  daily: [at(14)],
  "3 times per day": [at(9), at(14), at(19)],
  "every 2 hours": [8, 10, 12, 14, 16, 18, 20].map((hours) => at(hours)),
};

export function slotsOf({ frequency, times }: ConsoleSettings): TimeOfDay[] {
  if (frequency !== "custom schedule") return slots[frequency];
  const given = times.split(",").flatMap((time) => {
    const [, hours, minutes] = /^\s*(\d{1,2}):(\d{2})\s*$/.exec(time) ?? [];
    return hours === undefined || minutes === undefined ? [] : [at(Number(hours), Number(minutes))];
  });
  const sorted = given.toSorted((left, right) => left.hours - right.hours || left.minutes - right.minutes);
  return sorted.length > 0 ? sorted : slots.daily;
}

/** The next time of the chosen rhythm at which nothing is planned yet, in this browser's time zone. */
export function nextPostingTime(settings: ConsoleSettings, taken: readonly Date[], now = new Date()): Date {
  const busy = new Set(taken.map((time) => Math.floor(time.getTime() / 60_000)));
  for (let day = 0; day < 365; day += 1) {
    for (const { hours, minutes } of slotsOf(settings)) {
      const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hours, minutes);
      if (time > now && !busy.has(Math.floor(time.getTime() / 60_000))) return time;
    }
  }
  return new Date(now.getTime() + 86_400_000);
}

/** As a `datetime-local` field wants it. */
export function toLocalInput(time: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
