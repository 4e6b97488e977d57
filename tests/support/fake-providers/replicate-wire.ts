import { type FakeAnswer, fakePicture, type FakeRequest } from "./wire.ts";

/** A prediction that is done when it answers, as with `Prefer: wait`; the picture lies at an address. */
export function answerReplicate({ path, method }: FakeRequest, origin: string): FakeAnswer {
  if (path.endsWith("/pictures/1.png")) return { bytes: fakePicture };
  if (method !== "POST" || !path.endsWith("/predictions")) return {};
  return {
    json: { id: "p1", status: "succeeded", output: [`${origin}/replicate/pictures/1.png`], error: null },
  };
}
