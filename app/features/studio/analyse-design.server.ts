import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { analyseImage } from "#app/core/ai/builtin/analyse-image.server.ts";
import { describeAnalysis } from "#app/core/ai/builtin/describe-analysis.ts";
import { checkGarments, checkPrint } from "#app/core/ai/builtin/print-check.ts";
import { writePicturePrompt } from "#app/core/ai/builtin/write-picture-prompt.ts";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { findDesign, readDesign } from "./find-design.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import { designInput, type DesignReport } from "./schema.ts";

const percent = (share: number) => Math.round(share * 100);

/** Words that stand for the picture where nobody has said what it shows. */
function subjectOf(title: string): string | undefined {
  const bare = title
    .replace(/\.(png|jpe?g|webp|avif|gif)$/i, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
  return /\p{L}{3}/u.test(bare) && !/^(img|dsc|image|screenshot|untitled|design)\b/i.test(bare)
    ? bare
    : undefined;
}

/** Palette, style, lettering, composition and print quality, measured from the pixels. */
export async function analysePicture(
  image: UploadedImage,
  { designId = null, title = "" }: { designId?: string | null; title?: string } = {},
): Promise<DesignReport> {
  const analysis = await analyseImage(image);
  const words = describeAnalysis(analysis, subjectOf(title));
  const { content, composition } = analysis;
  return {
    designId,
    width: analysis.width,
    height: analysis.height,
    aspectRatio: analysis.aspectRatio,
    palette: analysis.palette.slice(0, 8),
    style: {
      kind: content.kind,
      confidencePercent: percent(content.kindConfidence),
      medium: words.medium,
      colours: words.colours,
      mood: words.mood,
      light: words.light,
    },
    text: content.text,
    composition: {
      words: words.composition,
      focus: composition.focus,
      negativeSpacePercent: percent(composition.negativeSpace),
      hasPlainBackground: composition.hasPlainBackground,
    },
    transparentPercent: percent(content.transparentShare),
    prints: checkPrint(analysis).map(
      ({ format, name, neededWidth, neededHeight, dpi, verdict, sentence, notes }) => ({
        format,
        name,
        neededWidth,
        neededHeight,
        dpi,
        verdict,
        sentence,
        notes,
      }),
    ),
    garments: checkGarments(analysis),
    prompts: [
      { label: "Described in sentences", text: writePicturePrompt("dalle", words) },
      { label: "Described for Midjourney", text: writePicturePrompt("midjourney", words) },
    ],
  };
}

export async function analyseDesign(ctx: Ctx, input: unknown): Promise<DesignReport> {
  const { designId } = parseInput(designInput, input);
  const design = await findDesign(ctx, designId);
  await limitStudio(ctx, "picture");
  const report = await analysePicture(await readDesign(design), { designId, title: design.title });
  // What the picture was really made with is worth more than any description of it.
  const own = design.prompt
    ? [{ label: "The prompt it was drawn from", text: design.prompt.slice(0, 6000) }]
    : design.found
      ? [{ label: `Found in the file, written by ${design.found.tool}`, text: design.found.prompt }]
      : [];
  return { ...report, prompts: [...own, ...report.prompts] };
}
