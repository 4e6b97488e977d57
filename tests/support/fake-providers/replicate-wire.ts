import { type FakeAnswer, fakePicture, type FakeRequest } from "./wire.ts";

/** A prediction that is asked about until it is done; the picture lies at an address. */
export function answerReplicate({ path, method }: FakeRequest, origin: string): FakeAnswer {
  const base = `${origin}/replicate/v1`;
  const prediction = (status: string, output: string[] | null) => ({
    json: { id: "p1", status, output, error: null, urls: { get: `${base}/predictions/p1` } },
  });
  if (path.endsWith("/pictures/1.png")) return { bytes: fakePicture };
  if (path.endsWith("/predictions/p1")) return prediction("succeeded", [`${base}/pictures/1.png`]);
  return method === "POST" && path.endsWith("/predictions") ? prediction("processing", null) : {};
}
