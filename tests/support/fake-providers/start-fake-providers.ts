import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { hangUp, listen } from "#tests/support/listen.ts";
import { answerAnthropic } from "./anthropic-wire.ts";
import { answerFreepik } from "./freepik-wire.ts";
import { answerGoogle } from "./google-wire.ts";
import { answerHuggingFace } from "./huggingface-wire.ts";
import { answerOpenAi } from "./openai-wire.ts";
import { answerReplicate } from "./replicate-wire.ts";
import { type FakeAnswer, type FakeRequest, fakeText } from "./wire.ts";

/**
 * `busy-once`: 429, then fine. `busy`: 429 always. `failing`: 500. `refusing`: 400. `no-key`: 401.
 * `slow`: no answer at all. `broken`: the answer breaks off in the middle. `rubbish`: a picture that is none.
 * `wordless`: an answer of nothing but quotation marks.
 */
export type Behaviour =
  | "fine"
  | "busy-once"
  | "busy"
  | "failing"
  | "refusing"
  | "no-key"
  | "slow"
  | "broken"
  | "rubbish"
  | "wordless";

export interface FakeProviders {
  origin: string;
  behaviour: Behaviour;
  requests: FakeRequest[];
  /** Every provider's address and key, as settings. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

const wires: Record<string, (request: FakeRequest, origin: string) => FakeAnswer> = {
  openai: answerOpenAi,
  local: answerOpenAi,
  perplexity: answerOpenAi,
  artistly: answerOpenAi,
  anthropic: answerAnthropic,
  google: answerGoogle,
  huggingface: answerHuggingFace,
  replicate: answerReplicate,
  freepik: answerFreepik,
};

const statusOf: Partial<Record<Behaviour, number>> = {
  busy: 429,
  failing: 500,
  refusing: 400,
  "no-key": 401,
};

/** One server that speaks every provider's wire format, each below its own path. */
export async function startFakeProviders(): Promise<FakeProviders> {
  const state = { behaviour: "fine" as Behaviour, requests: [] as FakeRequest[], origin: "" };
  const server = createServer((incoming, response) => {
    void read(incoming).then((request) => {
      state.requests.push(request);
      if (state.behaviour === "slow") return;
      const status = state.behaviour === "busy-once" ? 429 : statusOf[state.behaviour];
      if (state.behaviour === "busy-once") state.behaviour = "fine";
      if (status) refuse(response, status);
      else reply(response, wires[request.provider]?.(request, state.origin) ?? {}, state.behaviour);
    });
  });
  state.origin = `http://127.0.0.1:${await listen(server)}`;
  return Object.assign(state, {
    settings: settingsFor(state.origin),
    close: () => hangUp(server),
  });
}

function settingsFor(origin: string): Record<string, string> {
  return {
    ALLOW_LOOPBACK_FETCH: "1",
    OPENAI_BASE_URL: `${origin}/openai/v1`,
    ANTHROPIC_BASE_URL: `${origin}/anthropic/v1`,
    GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/google/v1beta`,
    HUGGINGFACE_BASE_URL: `${origin}/huggingface/v1`,
    REPLICATE_BASE_URL: `${origin}/replicate/v1`,
    PERPLEXITY_BASE_URL: `${origin}/perplexity`,
    FREEPIK_BASE_URL: `${origin}/freepik`,
    ARTISTLY_BASE_URL: `${origin}/artistly/v1`,
  };
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const [, provider = "", ...rest] = (incoming.url ?? "").split("/");
  const sent = await text(incoming);
  return {
    provider,
    method: incoming.method ?? "GET",
    path: `/${rest.join("/")}`,
    headers: incoming.headers,
    body: sent === "" ? {} : (JSON.parse(sent) as Record<string, unknown>),
  };
}

function refuse(response: ServerResponse, status: number): void {
  // The pause that the SDK would otherwise make is seconds long.
  response.writeHead(status, {
    "content-type": "application/json",
    "retry-after-ms": "1",
    "retry-after": "0",
  });
  response.end(
    JSON.stringify({
      type: "error",
      error: { message: "told to refuse", type: "fake", code: status, status: "FAKE" },
      detail: "told to refuse",
    }),
  );
}

function reply(response: ServerResponse, answer: FakeAnswer, behaviour: Behaviour): void {
  if (answer.events) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const sent =
      behaviour === "broken" ? answer.events.slice(0, Math.ceil(answer.events.length / 2)) : answer.events;
    for (const event of sent) response.write(event);
    if (behaviour === "broken") setTimeout(() => response.destroy(), 20);
    else response.end();
    return;
  }
  const isPicture = answer.bytes !== undefined;
  const json = JSON.stringify(answer.json ?? { error: "no such path" });
  const said = behaviour === "wordless" ? json.replaceAll(fakeText, String.raw`\"\"`) : json;
  const body = answer.bytes ?? Buffer.from(said);
  const sent = isPicture && behaviour === "rubbish" ? Buffer.from("this is no picture") : body;
  response.writeHead(answer.json || isPicture ? 200 : 404, {
    "content-type": isPicture ? "image/png" : "application/json",
    "content-length": sent.length,
  });
  if (behaviour === "broken") {
    response.write(sent.subarray(0, Math.floor(sent.length / 2)));
    setTimeout(() => response.destroy(), 20);
  } else response.end(sent);
}
