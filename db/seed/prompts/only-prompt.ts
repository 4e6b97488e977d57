import { writeRecords } from "#db/seed/write-record.ts";

export const onlyPrompt = writeRecords(
  "Only Prompt",
  {
    "Image Generator": "Any image model",
    Format: "Text",
    "Tech Details": "Words only; bring your own tool.",
  },
  [
    {
      title: "Light Before Subject",
      prompt:
        "[North window, late morning], one soft source from the left, shadow edges wide, far wall two stops darker. Into this light place {subject}, turned a little away from the window so that form shows. Surface under it [matte and pale]. Nothing reflects except one small highlight. The eye arrives at the brightest edge, travels along the shadow and returns. Colours follow the light: warm where it falls, cool where it is missing. No second source, no glow, no fill from below. The picture should explain where the window is without showing it.",
      about: "A prompt that decides the light first and lets any subject walk into it. Works in every tool.",
      price: 1.5,
      pack: "Starter",
      tags: "lighting prompt, still life, photography, universal",
      by: "Fieldhouse Prints",
      category: "Photography",
      picture: { family: "still-life", palette: "first-light", timeOfDay: "dawn", subject: "vases" },
    },
    {
      title: "Five Colours and No More",
      prompt:
        "Make {scene} with five colours and no more: [ground, shadow, body, light, accent], named and used in that order of area, roughly 45, 25, 18, 10 and 2 percent. The accent appears once and is the reason for looking. Shapes are flat and meet without outlines; where two neighbours are too close in lightness, move the edge instead of changing the colour. No gradients, no texture that introduces a sixth tone. The picture must be recognisable in grey and at the size of a stamp.",
      about:
        "A five-colour discipline with areas in percent and one accent, readable in grey and stamp-sized.",
      price: 2,
      pack: "Starter",
      tags: "colour discipline, flat design, poster, screen print",
      by: "Harbour & Vale",
      category: "Posters",
      picture: { family: "city-skyline", palette: "berry", timeOfDay: "dusk", subject: "river" },
    },
    {
      title: "Distance in Six Steps",
      prompt:
        "Six planes of land from your feet to the horizon, each [one step lighter, cooler and simpler] than the one before. First plane: leaves you could count. Second: trees with trunks. Third: trees without. Fourth: only an edge. Fifth: a colour that might be land. Sixth: sky that might be land. {Hour} decides the temperature, never the number of steps. No path, no figure, no bird. Leave the third plane empty somewhere, so that the air has a place to be.",
      about: "Aerial perspective as a recipe: six planes, each lighter, cooler and simpler than the last.",
      price: 2,
      pack: "Starter",
      tags: "landscape prompt, atmosphere, depth, painting",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "winter", timeOfDay: "day", subject: "mountain" },
    },
    {
      title: "The Mark You Can Draw Blind",
      prompt:
        "One sign for {name or idea}, simple enough to be drawn with closed eyes after one look. Use [two or three] shapes, one symmetry, one accident that belongs to it. Start from what the thing does and never from what it looks like. Flat, one colour, then two; empty ground of a third. Refuse the first five ideas everyone has and say which ones they were. Show the mark alone, then at the size of a shirt button, then reversed out of black. If it needs an explanation, begin again.",
      about: "A stubborn logo prompt: refuse five clichés, keep one accident, pass the shirt-button test.",
      price: 3,
      pack: "Starter",
      tags: "logo prompt, brand mark, minimal, concept",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "coral-sea", subject: "summit" },
    },
    {
      title: "A Face That Is Nobody's",
      prompt:
        "A face that is nobody's and could be anybody's neighbour: frontal, eyes closed, [age between thirty and sixty], {skin tone and hair in plain words}. No beauty correction: one brow higher, one cheek fuller. Light from the left, planes simple, mouth at rest. Behind the head one round shape that is not a halo but is not nothing. Clothing plain. The mood is that of a person listening to weather. Do not borrow features from anyone known; if a likeness appears, change the nose and begin again.",
      about:
        "An ethical portrait prompt: nobody's likeness, honest asymmetry, a person listening to weather.",
      price: 4,
      pack: "Premium",
      tags: "portrait prompt, ethical ai, illustration, face",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "autumn", seed: 134, subject: "woman" },
    },
    {
      title: "Pattern Without a Top",
      prompt:
        "A repeat that has no top: {three motifs} turned through all angles, none closer to its twin than [three motif widths]. Mix sizes in the ratio one, two, three. Every gap is also a shape; look at the gaps first. Edges join on four sides. Ground, two tones for bodies, one accent, used sparingly and never in line. At four by four repeats search for stripes, circles and clumps, name them, and move one motif for each. Deliver the tile only, flat, without shadow or paper.",
      about: "A non-directional repeat with spacing rules and a self-check for stripes, circles and clumps.",
      price: 2.5,
      pack: "Starter",
      tags: "pattern prompt, seamless, surface design, textile",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "berry", subject: "flowers" },
    },
  ],
);
