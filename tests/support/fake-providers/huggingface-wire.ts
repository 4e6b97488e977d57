import { type FakeAnswer, fakePicture, fakePrompt, type FakeRequest, fakeText, serverEvent } from "./wire.ts";

const usage = { input_tokens: 7, output_tokens: 12, total_tokens: 19 };
const item = { type: "message", id: "msg_1", role: "assistant" };
const text = { type: "output_text", text: fakeText, annotations: [] };

function response(status: string, output: unknown[]) {
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_700_000_000,
    model: "fake",
    status,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    metadata: {},
    output,
    usage,
    output_text: fakeText,
  };
}

/** Hugging Face's responses API for text, and its inference API, which answers with the picture itself. */
export function answerHuggingFace({ path, body }: FakeRequest): FakeAnswer {
  if (path.includes("/hf-inference/models/")) return { bytes: fakePicture };
  if (!path.endsWith("/responses")) return {};
  const done = response("completed", [{ ...item, status: "completed", content: [text] }]);
  if (!body.stream) return { json: done };
  let sequence = 0;
  const event = (type: string, rest: Record<string, unknown>) =>
    serverEvent({ type, sequence_number: (sequence += 1), ...rest }, type);
  return {
    events: [
      event("response.created", { response: response("in_progress", []) }),
      event("response.output_item.added", {
        output_index: 0,
        item: { ...item, status: "in_progress", content: [] },
      }),
      ...fakePrompt.map((delta) =>
        event("response.output_text.delta", { item_id: item.id, output_index: 0, content_index: 0, delta }),
      ),
      event("response.output_item.done", {
        output_index: 0,
        item: { ...item, status: "completed", content: [text] },
      }),
      event("response.completed", { response: done }),
    ],
  };
}
