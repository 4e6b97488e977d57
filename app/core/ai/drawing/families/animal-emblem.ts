import {
  fillAll,
  fillPolygon,
  radial,
  softEllipse,
  softShape,
  within,
  type Point,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type AnimalName, type Facet, animalFacets, animalNames } from "./animal-facets.ts";
import { type Emblem, paintEmblemGround, strokeRing } from "./emblem-ground.ts";
import { paintLeaf } from "./foliage.ts";

/** An animal's head in flat facets. As a logo it stands in a ring; otherwise it looks out of leaves. */
export function drawAnimalEmblem(stage: Stage): void {
  const animal =
    animalNames.find((name) => stage.subject.includes(name)) ?? stage.random.fork("animal").pick(animalNames);
  const isScene =
    stage.style === "photo" || (stage.style === "artistic" && stage.random.fork("scene").chance(0.5));
  const emblem = isScene ? paintThicket(stage) : paintEmblemGround(stage);
  if (!isScene) paintRings(stage, emblem);
  paintHead(stage, animal, emblem, isScene ? 1.18 : 1);
}

function paintRings(stage: Stage, emblem: Emblem): void {
  const { random } = stage;
  const ring = random.fork("ring").int(3);
  if (ring === 0) {
    strokeRing(stage, emblem, 396, 11);
    strokeRing(stage, emblem, 370, 3);
  } else if (ring === 1) {
    softEllipse(
      stage.pen,
      { x: emblem.x, y: emblem.y, rx: 430, ry: 430 },
      stage.palette.inks[1] ?? emblem.line,
      0.35,
    );
    strokeRing(stage, emblem, 386, 16, stage.palette.inks[1] ?? emblem.line);
  } else {
    const { pen } = stage;
    pen.fillStyle = css(mix(emblem.ground, stage.palette.inks[3] ?? emblem.line, 0.55));
    pen.beginPath();
    pen.arc(emblem.x, emblem.y, 380, 0, Math.PI * 2);
    pen.fill();
    strokeRing(stage, emblem, 404, 4);
  }
}

function paintThicket(stage: Stage): Emblem {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("thicket");
  const back = mix(palette.leaves[2] ?? palette.deep, palette.deep, 0.6);
  fillAll(
    stage,
    radial(pen, [width / 2, height * 0.4], Math.max(width, height) * 0.75, [
      [0, css(mix(back, palette.sun, 0.45))],
      [0.5, css(mix(back, palette.sun, 0.12))],
      [1, css(darken(back, 0.45))],
    ]),
  );
  for (let index = 0; index < 26; index += 1) {
    const radius = random.range(14, 52);
    softEllipse(
      pen,
      { x: random.next() * width, y: random.next() * height * 0.8, rx: radius, ry: radius },
      palette.sun,
      random.range(0.1, 0.4),
    );
  }
  for (let index = 0; index < 56; index += 1) {
    const angle = (index / 56) * Math.PI * 2 + random.range(-0.1, 0.1);
    const distance = random.range(0.94, 1.3);
    within(pen, () => {
      pen.translate(
        width / 2 + Math.cos(angle) * width * 0.5 * distance,
        height / 2 + Math.sin(angle) * height * 0.5 * distance,
      );
      pen.rotate(angle + Math.PI + random.range(-0.7, 0.7));
      const leaf = mix(random.pick(palette.leaves), palette.deep, random.range(0, 0.55));
      paintLeaf(pen, random.range(150, 290), random.range(34, 62), leaf, lighten(leaf, 0.2));
    });
  }
  return { x: width / 2, y: height / 2, ground: back, line: palette.paper };
}

function paintHead(stage: Stage, animal: AnimalName, emblem: Emblem, scale: number): void {
  const { pen } = stage;
  const facets = animalFacets[animal];
  const place = ([x, y]: Point): Point => [emblem.x + x * scale, emblem.y + y * scale];
  softShape(stage, 34, "rgba(20,14,24,0.34)", (shadow) => {
    for (const facet of facets)
      for (const mirrored of [false, true]) {
        outline(facet, mirrored).forEach((point, index) => {
          const [x, y] = place(point);
          if (index === 0) shadow.moveTo(x, y + 14);
          else shadow.lineTo(x, y + 14);
        });
      }
  });
  const tones = tonesOf(coatOf(stage, animal));
  for (const facet of facets) {
    for (const mirrored of [false, true]) {
      // The right half lies a little in the shade: that is what makes flat facets stand out.
      const colour = darken(tones[facet.tone], mirrored ? 0.1 : 0);
      fillPolygon(pen, outline(facet, mirrored).map(place), css(colour));
    }
  }
}

function outline(facet: Facet, mirrored: boolean): Point[] {
  return facet.points.map(([x, y]) => [mirrored ? -x : x, y]);
}

type Coat = { main: Rgb; pale: Rgb; dark: Rgb; accent: Rgb };

const amber: Rgb = [243, 184, 62];
const pink: Rgb = [238, 158, 160];

/** Main coat, pale parts, and the colour of eyes or, where those are dark, of ears and nose. */
const naturalCoats: Record<AnimalName, readonly [main: Rgb, pale: Rgb, accent: Rgb]> = {
  fox: [[226, 99, 42], [255, 246, 236], amber],
  wolf: [[112, 126, 146], [238, 240, 244], amber],
  bear: [[132, 84, 56], [222, 186, 146], amber],
  owl: [[138, 100, 72], [242, 222, 190], amber],
  cat: [
    [224, 150, 82],
    [254, 240, 222],
    [126, 184, 92],
  ],
  deer: [[178, 116, 70], [246, 226, 200], amber],
  rabbit: [[186, 172, 164], [252, 246, 240], pink],
  lion: [[218, 158, 70], [252, 228, 178], amber],
  panda: [[246, 244, 240], [255, 255, 255], amber],
  tiger: [[236, 138, 50], [255, 244, 230], amber],
};

function coatOf(stage: Stage, animal: AnimalName): Coat {
  const { palette } = stage;
  const [main, pale, accent] = naturalCoats[animal];
  // A panda or a tiger is its coat; the others may wear the palette.
  const isNatural =
    animal === "panda" ||
    animal === "tiger" ||
    stage.style === "photo" ||
    stage.random.fork("coat").chance(0.6);
  return {
    main: mix(main, palette.inks[0] ?? main, animal === "panda" ? 0.04 : isNatural ? 0.2 : 0.85),
    pale: mix(pale, palette.paper, 0.35),
    dark: mix(palette.deep, [26, 24, 36], 0.5),
    accent: mix(accent, palette.inks[1] ?? accent, 0.18),
  };
}

function tonesOf(coat: Coat): Record<Facet["tone"], Rgb> {
  return {
    pale: coat.pale,
    "pale-shade": mix(coat.pale, coat.main, 0.2),
    light: lighten(coat.main, 0.2),
    main: coat.main,
    shade: darken(coat.main, 0.16),
    deep: darken(coat.main, 0.34),
    dark: coat.dark,
    accent: coat.accent,
  };
}
