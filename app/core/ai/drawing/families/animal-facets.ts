import type { Point } from "#app/core/ai/drawing/brush.server.ts";

export type Tone = "pale" | "pale-shade" | "light" | "main" | "shade" | "deep" | "dark" | "accent";

/** One flat face of the left half (x up to 0); the right half is its mirror. */
export type Facet = { tone: Tone; points: readonly Point[] };

export const animalNames = [
  "fox",
  "wolf",
  "bear",
  "owl",
  "cat",
  "deer",
  "rabbit",
  "lion",
  "panda",
  "tiger",
] as const;

export type AnimalName = (typeof animalNames)[number];

function facet(tone: Tone, ...points: Point[]): Facet {
  return { tone, points };
}

function ring(tone: Tone, x: number, y: number, radius: number, corners = 8): Facet {
  return facet(
    tone,
    ...Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index + 0.5) / corners) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );
}

const fox = [
  facet("shade", [-248, -262], [-232, -6], [-150, -78]),
  facet("main", [-248, -262], [-150, -78], [-70, -122]),
  facet("dark", [-222, -198], [-196, -74], [-122, -116]),
  facet("light", [0, -98], [-70, -122], [0, 44]),
  facet("main", [-70, -122], [-112, -8], [0, 44]),
  facet("shade", [-70, -122], [-150, -78], [-112, -8]),
  facet("deep", [-150, -78], [-232, -6], [-112, -8]),
  facet("pale-shade", [-232, -6], [-112, -8], [-160, 112]),
  facet("pale", [-112, -8], [-160, 112], [-66, 178]),
  facet("pale-shade", [-112, -8], [-66, 178], [0, 44]),
  facet("pale", [0, 44], [-66, 178], [0, 252]),
  facet("main", [0, 44], [-34, 128], [0, 214]),
  facet("dark", [-124, -10], [-50, 12], [-86, 36]),
  facet("dark", [-36, 206], [0, 192], [0, 258]),
];

const wolf = [
  facet("deep", [-196, -280], [-214, -60], [-136, -108]),
  facet("shade", [-196, -280], [-136, -108], [-56, -142]),
  facet("dark", [-178, -216], [-174, -108], [-108, -138]),
  facet("deep", [-136, -108], [-214, -60], [-250, 70], [-120, -6]),
  facet("main", [-56, -142], [-136, -108], [-120, -6]),
  facet("light", [-56, -142], [-120, -6], [0, 26]),
  facet("main", [0, -110], [-56, -142], [0, 26]),
  facet("pale-shade", [-120, -6], [-250, 70], [-176, 96]),
  facet("pale", [-120, -6], [-176, 96], [-200, 160], [-112, 142]),
  facet("pale-shade", [-120, -6], [-112, 142], [-64, 196], [0, 26]),
  facet("pale", [0, 26], [-64, 196], [0, 250]),
  facet("shade", [0, 26], [-40, 120], [-32, 196], [0, 206]),
  facet("accent", [-126, -2], [-58, 14], [-94, 34]),
  facet("dark", [-100, 2], [-76, 10], [-92, 28]),
  facet("dark", [-40, 188], [0, 180], [0, 236], [-22, 222]),
];

const bear = [
  ring("shade", -188, -186, 84, 7),
  ring("deep", -184, -178, 48, 7),
  facet("light", [0, -196], [-112, -192], [-84, -48], [0, -20]),
  facet("main", [-112, -192], [-206, -112], [-84, -48]),
  facet("shade", [-206, -112], [-238, 18], [-84, -48]),
  facet("main", [-84, -48], [-238, 18], [-196, 138]),
  facet("shade", [-84, -48], [-196, 138], [-106, 222]),
  facet("deep", [-84, -48], [-106, 222], [0, 248], [0, -20]),
  facet("pale-shade", [0, 6], [-84, 44], [-104, 126], [-54, 196], [0, 208]),
  facet("pale", [0, 6], [-84, 44], [-60, 110], [0, 100]),
  ring("dark", -98, -6, 23, 6),
  facet("dark", [0, 42], [-54, 48], [-40, 88], [0, 110]),
  facet("dark", [0, 110], [-7, 110], [-7, 146], [-40, 162], [-34, 172], [0, 158]),
];

const owl = [
  facet("deep", [-208, -272], [-222, -40], [-120, -150]),
  facet("shade", [-208, -272], [-120, -150], [0, -168], [0, -120]),
  facet("shade", [-222, -40], [-252, 120], [-170, 246], [-96, 60]),
  facet("deep", [-222, -40], [-170, 246], [-196, 60]),
  facet("main", [0, -168], [-120, -150], [-222, -40], [-96, 60], [0, 40]),
  facet("pale-shade", [0, 40], [-96, 60], [-170, 246], [-70, 280], [0, 286]),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = -22 - column * 42 + (row % 2) * 20;
      const y = 106 + row * 42;
      return facet(row % 2 === 0 ? "main" : "light", [x - 19, y], [x + 19, y], [x, y + 32]);
    }),
  ),
  ring("pale", -98, -52, 102, 10),
  ring("pale-shade", -98, -52, 76, 10),
  ring("accent", -94, -50, 54, 10),
  ring("dark", -90, -48, 30, 10),
  ring("pale", -102, -62, 10, 6),
  facet("light", [0, -140], [-46, -128], [0, -20]),
  facet("accent", [0, -24], [-34, 6], [0, 74]),
];

const cat = [
  facet("shade", [-214, -268], [-238, -20], [-150, -96]),
  facet("main", [-214, -268], [-150, -96], [-62, -136]),
  facet("pale-shade", [-194, -204], [-188, -96], [-112, -126]),
  facet("light", [0, -128], [-62, -136], [-60, -20], [0, 34]),
  facet("main", [-62, -136], [-150, -96], [-60, -20]),
  facet("shade", [-150, -96], [-238, -20], [-60, -20]),
  facet("main", [-60, -20], [-238, -20], [-250, 78], [-150, 60]),
  facet("pale-shade", [-150, 60], [-250, 78], [-184, 158]),
  facet("pale", [-60, -20], [-150, 60], [-184, 158], [-84, 214], [0, 100], [0, 34]),
  facet("pale-shade", [0, 100], [-84, 214], [0, 232]),
  facet("deep", [0, -128], [-22, -130], [0, -48]),
  facet("deep", [-46, -134], [-66, -134], [-42, -66]),
  facet("accent", [-164, 8], [-112, -26], [-58, 22], [-112, 46]),
  facet("dark", [-112, -24], [-98, 12], [-112, 44], [-124, 12]),
  facet("dark", [-26, 96], [0, 90], [0, 126]),
  facet("dark", [0, 126], [-5, 124], [-5, 146], [-42, 162], [-38, 170], [0, 156]),
];

const deer = [
  facet(
    "deep",
    [-40, -130],
    [-92, -226],
    [-176, -268],
    [-214, -352],
    [-196, -262],
    [-108, -214],
    [-62, -132],
  ),
  facet("deep", [-92, -226], [-76, -318], [-108, -384], [-58, -316], [-70, -214]),
  facet("deep", [-150, -256], [-244, -262], [-286, -306], [-242, -238], [-150, -236]),
  facet("shade", [-96, -104], [-256, -150], [-214, -60], [-112, -38]),
  facet("pale-shade", [-120, -92], [-220, -122], [-192, -74], [-120, -56]),
  facet("light", [0, -140], [-74, -132], [-40, 30], [0, 60]),
  facet("main", [-74, -132], [-116, -62], [-40, 30]),
  facet("shade", [-116, -62], [-108, 34], [-40, 30]),
  facet("main", [-108, 34], [-78, 150], [-40, 30]),
  facet("light", [-40, 30], [-78, 150], [0, 60]),
  facet("pale-shade", [-78, 150], [-72, 224], [0, 262], [0, 200]),
  facet("pale", [0, 60], [-78, 150], [0, 214]),
  facet("pale", [-54, -104], [-34, -112], [-42, -84]),
  ring("dark", -88, -4, 21, 6),
  facet("dark", [0, 178], [-46, 186], [-34, 222], [0, 238]),
];

const rabbit = [
  facet("shade", [-30, -126], [-78, -348], [-142, -366], [-164, -266], [-122, -110]),
  facet("accent", [-54, -140], [-88, -310], [-124, -320], [-138, -252], [-104, -130]),
  facet("light", [0, -132], [-96, -128], [-70, 0], [0, 30]),
  facet("main", [-96, -128], [-190, -44], [-70, 0]),
  facet("shade", [-190, -44], [-216, 70], [-70, 0]),
  facet("pale-shade", [-70, 0], [-216, 70], [-168, 168]),
  facet("pale", [-70, 0], [-168, 168], [-84, 226], [0, 160], [0, 30]),
  facet("pale-shade", [0, 160], [-84, 226], [0, 240]),
  ring("dark", -110, 18, 29, 7),
  ring("pale", -118, 8, 9, 6),
  facet("accent", [-28, 104], [0, 98], [0, 132]),
  facet("dark", [0, 130], [-4, 130], [-4, 152], [-36, 168], [-32, 176], [0, 162]),
];

const mane: Facet[] = Array.from({ length: 11 }, (_, index) => {
  const from = Math.PI * (0.5 + index / 11);
  const to = Math.PI * (0.5 + (index + 1) / 11);
  const middle = (from + to) / 2;
  const reach = index % 2 === 0 ? 330 : 296;
  return facet(
    index % 2 === 0 ? "deep" : "shade",
    [0, 0],
    [Math.cos(from) * 268, Math.sin(from) * 268],
    [Math.cos(middle) * reach, Math.sin(middle) * reach],
    [Math.cos(to) * 268, Math.sin(to) * 268],
  );
});

const lion = [
  ...mane,
  ring("main", -150, -160, 58, 7),
  ring("pale-shade", -148, -156, 32, 7),
  facet("light", [0, -176], [-92, -164], [-60, -40], [0, -10]),
  facet("main", [-92, -164], [-176, -70], [-60, -40]),
  facet("light", [-176, -70], [-184, 50], [-60, -40]),
  facet("main", [-60, -40], [-184, 50], [-118, 140], [-50, 60]),
  facet("light", [0, -10], [-60, -40], [-50, 60], [0, 70]),
  facet("pale-shade", [-50, 60], [-118, 140], [-70, 216], [0, 236], [0, 130]),
  facet("pale", [-50, 60], [-96, 124], [-44, 166], [0, 140], [0, 66]),
  facet("dark", [-132, -30], [-64, -6], [-98, 14]),
  facet("dark", [0, 58], [-54, 58], [-30, 100], [0, 112]),
  facet("dark", [0, 112], [-6, 112], [-6, 150], [-46, 164], [-40, 174], [0, 162]),
];

const panda = bear.map((part, index): Facet => {
  if (index < 2) return { ...part, tone: "dark" };
  return part.tone === "deep" ? { ...part, tone: "shade" } : part;
});
panda.splice(10, 0, facet("dark", [-60, -46], [-120, -44], [-160, 22], [-132, 62], [-76, 34]));
panda.splice(11, 1, ring("pale", -102, 0, 19, 7), ring("dark", -100, 2, 12, 7));

const tiger = [
  ...bear,
  facet("pale", [-238, 18], [-196, 138], [-132, 96]),
  facet("dark", [0, -196], [-20, -195], [0, -112]),
  facet("dark", [-58, -194], [-84, -193], [-56, -122]),
  facet("dark", [-206, -112], [-226, -40], [-150, -62]),
  facet("dark", [-236, 6], [-228, 54], [-160, 20]),
  facet("dark", [-206, 106], [-182, 152], [-132, 96]),
  facet("accent", [-132, -12], [-98, -36], [-62, -4], [-98, 14]),
  ring("dark", -98, -10, 13, 7),
];

export const animalFacets: Record<AnimalName, readonly Facet[]> = {
  fox,
  wolf,
  bear,
  owl,
  cat,
  deer,
  rabbit,
  lion,
  panda,
  tiger,
};
