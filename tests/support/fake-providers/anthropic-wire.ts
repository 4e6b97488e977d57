import { type FakeAnswer, fakePrompt, type FakeRequest, fakeText, serverEvent } from "./wire.ts";

const usage = { input_tokens: 7, output_tokens: 12 };
const message = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "fake",
  stop_sequence: null,
  usage,
};

export function answerAnthropic({ path, body }: FakeRequest): FakeAnswer {
  if (!path.endsWith("/messages")) return {};
  if (!body.stream)
    return { json: { ...message, content: [{ type: "text", text: fakeText }], stop_reason: "end_turn" } };
  const event = (type: string, rest: Record<string, unknown>) => serverEvent({ type, ...rest }, type);
  return {
    events: [
      event("message_start", { message: { ...message, content: [], stop_reason: null } }),
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
      ...fakePrompt.map((text) =>
        event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
      ),
      event("content_block_stop", { index: 0 }),
      event("message_delta", { delta: { stop_reason: "end_turn", stop_sequence: null }, usage }),
      event("message_stop", {}),
    ],
  };
}
