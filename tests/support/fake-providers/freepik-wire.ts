import { type FakeAnswer, fakePicture, type FakeRequest } from "./wire.ts";

/** Mystic: a task that is created first and done when it is asked about. */
export function answerFreepik({ path, method, body }: FakeRequest, origin: string): FakeAnswer {
  if (path.endsWith("/pictures/1.png")) return { bytes: fakePicture };
  if (!path.includes("/v1/ai/mystic")) return {};
  const isImpossible = String(body.prompt).includes("impossible") || path.endsWith("/t-impossible");
  if (method === "POST")
    return {
      json: { data: { task_id: isImpossible ? "t-impossible" : "t1", status: "CREATED", generated: [] } },
    };
  return {
    json: {
      data: {
        task_id: "t1",
        status: isImpossible ? "FAILED" : "COMPLETED",
        generated: isImpossible ? [] : [`${origin}/freepik/pictures/1.png`],
      },
    },
  };
}
