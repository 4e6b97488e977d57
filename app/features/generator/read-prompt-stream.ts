import type { Refusal } from "#app/platform/http/page-door.server.ts";

export interface PromptPiece {
  delta: string;
  made_by: string;
  /** In the last piece only. */
  generation_id?: string;
  explanation?: string;
}

interface ErrorBody {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
}

/** Why no prompt came, in the shape of a refused form. */
export class StreamRefusal extends Error {
  readonly refusal: Refusal;

  constructor({ error = "Please try again.", code = "upstream", fields = {} }: ErrorBody) {
    super(error);
    this.refusal = { ok: false, code, message: error, fields };
  }
}

/** The pieces of an answer of enhance-prompt-stream as they arrive. Only the last of a whole answer has an id. */
export async function* readPromptStream(response: Response): AsyncGenerator<PromptPiece> {
  if (!response.ok || !response.body)
    throw new StreamRefusal((await response.json().catch(() => ({}))) as ErrorBody);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { done, value = "" } = await reader.read();
    const blocks = (waiting + value).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const { event, data } = readBlock(block);
      if (event === "error") throw new StreamRefusal((data as { data?: ErrorBody } | undefined)?.data ?? {});
      if (event === "message" && data) yield data as PromptPiece;
    }
    if (done) return;
  }
}

function readBlock(block: string): { event: string; data: unknown } {
  const lines = block.split("\n");
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const data = valueOf("data");
  return { event: valueOf("event") ?? "message", data: data ? JSON.parse(data) : undefined };
}
