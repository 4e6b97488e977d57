import { type FakeAnswer, fakePicture, fakePrompt, type FakeRequest, fakeText, serverEvent } from "./wire.ts";

const usageMetadata = { promptTokenCount: 7, candidatesTokenCount: 12, totalTokenCount: 19 };

function candidate(parts: unknown[], finishReason?: string) {
  return {
    candidates: [{ content: { role: "model", parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata,
  };
}

export function answerGoogle({ path }: FakeRequest): FakeAnswer {
  const data = fakePicture.toString("base64");
  if (path.includes(":streamGenerateContent"))
    return {
      events: [
        ...fakePrompt.map((text) => serverEvent(candidate([{ text }]))),
        serverEvent(candidate([{ text: "" }], "STOP")),
      ],
    };
  if (!path.includes(":generateContent")) return {};
  return /image|banana/.test(path)
    ? { json: candidate([{ inlineData: { mimeType: "image/png", data } }], "STOP") }
    : { json: candidate([{ text: fakeText }], "STOP") };
}
