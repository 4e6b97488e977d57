import { useEffect, useEffectEvent } from "react";
import { useGenerationProgress } from "#app/core/ai/generations/use-generation-progress.ts";
import { toast } from "#app/ui/toast.tsx";
import { callStudio } from "./call-studio.ts";
import type { Design, RunningImage } from "./schema.ts";

interface ImageWatcherProps {
  running: RunningImage;
  onStart: (key: string, generationId: string) => void;
  onProgress: (key: string, progress: number) => void;
  /** Null where nothing came of it. */
  onEnd: (running: RunningImage, design: Design | null) => void;
}

/** Starts one picture and follows it until it is in the studio, whichever tab is open. */
export function ImageWatcher({ running, onStart, onProgress, onEnd }: ImageWatcherProps) {
  const { key, generationId, title, format, style, prompt } = running;
  async function end(status: string) {
    const answer = status === "done" ? await callStudio("adopt", { generationId, title, format }) : null;
    if (answer?.ok) {
      toast.success("Image Generated!");
      return onEnd(running, answer.design);
    }
    const description = answer ? answer.message : "Please try again.";
    if (status === "cancelled") toast.info("Cancelled", { description: "Nothing was charged." });
    else toast.error("Generation Failed", { description });
    onEnd(running, null);
  }
  const progress = useGenerationProgress(generationId, (status) => void end(status));
  const report = useEffectEvent(onProgress);
  useEffect(() => report(key, progress), [key, progress]);

  const start = useEffectEvent(async () => {
    const answer = await callStudio("image", { prompt, format, style, key });
    if (answer.ok) return onStart(key, answer.generationId);
    const refusal = answer.code === "insufficient_credits" ? "Insufficient Credits" : "Generation Failed";
    toast.error(refusal, { description: answer.message });
    onEnd(running, null);
  });
  useEffect(() => {
    if (generationId === null) void start();
  }, [generationId]);

  return null;
}
