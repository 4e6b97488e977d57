import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { GeneratorAnswer } from "./read-page.ts";
import { readPromptStream, StreamRefusal } from "./read-prompt-stream.ts";
import { filledPrompt } from "./variable-field.ts";

interface Stream {
  /** The visit it belongs to: another one starts with nothing. */
  visit: string;
  text: string;
  madeBy: string;
  answer: GeneratorAnswer | undefined;
}

/** A text prompt, piece by piece as its maker writes it. Without JavaScript the form is posted instead. */
export function useTextStream() {
  const { key: visit } = useLocation();
  const [stream, setStream] = useState<Stream | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    if (stream && stream.visit !== visit) stop.current?.abort();
  }, [stream, visit]);
  useEffect(() => () => stop.current?.abort(), []);

  async function start(fields: Record<string, string>) {
    const abort = new AbortController();
    stop.current = abort;
    let text = "";
    let madeBy = "";
    let end: Extract<GeneratorAnswer, { kind: "text" }> | undefined;
    const show = (answer?: GeneratorAnswer) => setStream({ visit, text, madeBy, answer });
    show();
    try {
      for await (const piece of readPromptStream(await ask(fields, abort.signal))) {
        text += piece.delta;
        madeBy = piece.made_by;
        if (piece.generation_id)
          end = {
            ok: true,
            kind: "text",
            asked: filledPrompt(fields),
            prompt: text.trim(),
            madeBy,
            generationId: piece.generation_id,
            ...(piece.explanation ? { explanation: piece.explanation } : {}),
          };
        show();
      }
      if (!end) throw new StreamRefusal({});
      show(end);
    } catch (error) {
      if (abort.signal.aborted) return;
      const { refusal } = error instanceof StreamRefusal ? error : new StreamRefusal({});
      show({ ...refusal, values: fields });
    }
  }

  function cancel() {
    stop.current?.abort();
    setStream(null);
  }

  const current = stream?.visit === visit ? stream : null;
  return {
    isRunning: current !== null && !current.answer,
    text: current?.text ?? "",
    madeBy: current?.madeBy ?? "",
    answer: current?.answer,
    start,
    cancel,
  };
}

function ask(fields: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const { category, tone, audience, target, modelId } = fields;
  return fetch("/functions/v1/enhance-prompt-stream", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prompt: filledPrompt(fields), category, tone, audience, target, modelId }),
    signal,
  });
}
