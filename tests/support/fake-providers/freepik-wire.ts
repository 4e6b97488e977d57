import { type FakeAnswer, fakePicture, type FakeRequest } from "./wire.ts";

/** Two pictures that carry what was asked for in their titles; the second one cannot be fetched. */
function stockAnswer(path: string, origin: string) {
  const asked = new URL(path, origin).searchParams;
  const stock = (id: number, picture: string) => ({
    id,
    title: `${asked.get("term") ?? asked.get("filters[color]") ?? asked.get("order")} ${id}`,
    url: `https://www.freepik.com/free-photo/picture_${id}.htm`,
    licenses: [{ type: id === 1 ? "freemium" : "premium", url: "https://www.freepik.com/license" }],
    author: { id: 7, name: "Fake Photographer" },
    image: {
      type: "photo",
      orientation: "horizontal",
      source: { key: "large", size: "64x64", url: picture },
    },
    related: { keywords: ["lake", { name: "dawn" }] },
    meta: { available_formats: { jpg: { total: 1, items: [{ id: 4, size: 100 }] } } },
  });
  const gone = `${origin}/freepik/pictures/gone.png`;
  return [
    stock(1, `${origin}/freepik/pictures/1.png`),
    stock(2, gone),
    { id: 3, title: "without a picture" },
  ];
}

/** Mystic: a task that is created first and done when it is asked about. */
export function answerFreepik({ path, method, body }: FakeRequest, origin: string): FakeAnswer {
  if (path.endsWith("/pictures/1.png")) return { bytes: fakePicture };
  if (path.startsWith("/v1/resources")) return { json: { data: stockAnswer(path, origin) } };
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
