import { type FakeAnswer, fakePicture, fakePrompt, type FakeRequest, fakeText, serverEvent } from "./wire.ts";

const common = { id: "chatcmpl-1", created: 1_700_000_000, model: "fake" };
const usage = { prompt_tokens: 7, completion_tokens: 12, total_tokens: 19 };

function chunk(delta: Record<string, unknown>, finish: string | null): string {
  return serverEvent({
    ...common,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: finish }],
    usage: finish ? usage : null,
  });
}

/** OpenAI's chat and image APIs; Perplexity, Artistly and local servers speak the same. */
export function answerOpenAi({ path, body }: FakeRequest, origin: string): FakeAnswer {
  if (path.endsWith("/pictures/1.png")) return { bytes: fakePicture };
  if (path.endsWith("/images/generations"))
    return {
      json: {
        created: common.created,
        data: body.style
          ? [{ url: `${origin}/artistly/pictures/1.png` }]
          : [{ b64_json: fakePicture.toString("base64") }],
      },
    };
  if (!path.endsWith("/chat/completions")) return {};
  if (body.stream)
    return {
      events: [
        chunk({ role: "assistant", content: "" }, null),
        ...fakePrompt.map((content) => chunk({ content }, null)),
        chunk({}, "stop"),
        serverEvent("[DONE]"),
      ],
    };
  return {
    json: {
      ...common,
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content: fakeText }, finish_reason: "stop" }],
      usage,
    },
  };
}
