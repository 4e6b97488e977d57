import { drawAnimalEmblem } from "./families/animal-emblem.ts";
import { drawBadge } from "./families/badge.ts";
import { drawBotanical } from "./families/botanical.ts";
import { drawCartoonCharacter } from "./families/cartoon-character.ts";
import { drawCitySkyline } from "./families/city-skyline.ts";
import { drawCosmic } from "./families/cosmic.ts";
import { drawFlatLay } from "./families/flat-lay.ts";
import { drawFlowField } from "./families/flow-field.ts";
import { drawGeometricLogo } from "./families/geometric-logo.ts";
import { drawGradientMesh } from "./families/gradient-mesh.ts";
import { drawInterior } from "./families/interior.ts";
import { drawIsometricCity } from "./families/isometric-city.ts";
import { drawLayeredLandscape } from "./families/layered-landscape.ts";
import { drawLineArt } from "./families/line-art.ts";
import { drawMandala } from "./families/mandala.ts";
import { drawOcean } from "./families/ocean.ts";
import { drawPortrait } from "./families/portrait.ts";
import { drawProductMockup } from "./families/product-mockup.ts";
import { drawRetroSunset } from "./families/retro-sunset.ts";
import { drawSeamlessRetro } from "./families/seamless-retro.ts";
import { drawStillLife } from "./families/still-life.ts";
import { drawWatercolorFloral } from "./families/watercolor-floral.ts";
import type { FamilyName } from "./names.ts";
import type { Stage } from "./stage.server.ts";

type Family = {
  draw: (stage: Stage) => void;
  /** Darkening towards the corners, 0 to 1; patterns have none, or their tiles would not meet. */
  vignette: number;
  /** How much paper shows through, 0 to 1. */
  paper: number;
};

export const families: Record<FamilyName, Family> = {
  "layered-landscape": { draw: drawLayeredLandscape, vignette: 0.34, paper: 0 },
  ocean: { draw: drawOcean, vignette: 0.3, paper: 0 },
  "retro-sunset": { draw: drawRetroSunset, vignette: 0.25, paper: 0 },
  "city-skyline": { draw: drawCitySkyline, vignette: 0.3, paper: 0 },
  "isometric-city": { draw: drawIsometricCity, vignette: 0.2, paper: 0 },
  interior: { draw: drawInterior, vignette: 0.22, paper: 0 },
  "still-life": { draw: drawStillLife, vignette: 0.3, paper: 0 },
  "flat-lay": { draw: drawFlatLay, vignette: 0.22, paper: 0 },
  "product-mockup": { draw: drawProductMockup, vignette: 0.24, paper: 0 },
  portrait: { draw: drawPortrait, vignette: 0.18, paper: 0 },
  "animal-emblem": { draw: drawAnimalEmblem, vignette: 0.08, paper: 0 },
  "cartoon-character": { draw: drawCartoonCharacter, vignette: 0, paper: 0 },
  "geometric-logo": { draw: drawGeometricLogo, vignette: 0, paper: 0 },
  badge: { draw: drawBadge, vignette: 0, paper: 0 },
  botanical: { draw: drawBotanical, vignette: 0, paper: 0 },
  "watercolor-floral": { draw: drawWatercolorFloral, vignette: 0, paper: 0.3 },
  "seamless-retro": { draw: drawSeamlessRetro, vignette: 0, paper: 0 },
  "line-art": { draw: drawLineArt, vignette: 0, paper: 0.2 },
  mandala: { draw: drawMandala, vignette: 0, paper: 0 },
  "flow-field": { draw: drawFlowField, vignette: 0.2, paper: 0 },
  "gradient-mesh": { draw: drawGradientMesh, vignette: 0.08, paper: 0 },
  cosmic: { draw: drawCosmic, vignette: 0.25, paper: 0 },
};
