import { storeFolder } from "#app/core/catalog/store-path.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { readPdf } from "#app/core/files/read-pdf.server.ts";
import { makeThumbnail, reencodeImage } from "#app/core/files/reencode-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { type FileKind, largestFile } from "./schema.ts";

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

export type GivenFiles = Partial<Record<FileKind, GivenFile>>;

const longestSide = 1600;
const thumbnailSide = 480;
const logoSide = 256;

/** Looks at every file before any is kept, then keeps them at the specified paths. Answers with record fields. */
export async function keepFiles(userId: string, given: GivenFiles): Promise<Record<string, unknown>> {
  const { image, pdf, logo } = given;
  const picture = image && (await named("image", () => drawPreview(image.bytes)));
  const mark = logo && (await named("logo", () => drawLogo(logo.bytes)));
  const document = pdf && (await named("pdf", () => readPdf(pdf.bytes, { maxBytes: largestFile.pdf })));
  const time = Date.now();
  const put = async (path: string, bytes: Uint8Array) => (await files().put(path, bytes)).path;
  const fields: Record<string, unknown> = {};
  if (image && picture) {
    const [large, small] = await Promise.all([
      put(`public/${storePath(userId, time, "image", image.name, "webp")}`, picture.large.bytes),
      put(`public/${storePath(userId, time, "image", `small-${image.name}`, "webp")}`, picture.small.bytes),
    ]);
    fields.Image = [
      {
        url: fileAddress(large),
        width: picture.large.width,
        height: picture.large.height,
        variants: [
          { url: fileAddress(small), width: picture.small.width },
          { url: fileAddress(large), width: picture.large.width },
        ],
      },
    ];
  }
  if (logo && mark)
    fields["Logo URL"] = fileAddress(
      await put(`public/${storePath(userId, time, "logo", logo.name, "webp")}`, mark.bytes),
    );
  // Outside `public/`: only a signed address opens it.
  if (pdf && document)
    fields["PDF URL"] =
      `/files/${await put(storePath(userId, time, "pdf", pdf.name, "pdf"), document.bytes)}`;
  return fields;
}

/** Toolkit §7: `store/{user_id}/{timestamp}_image_{filename}`, `_pdf_` and `_logo_`. */
function storePath(userId: string, time: number, kind: FileKind, name: string, ending: string): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${storeFolder(userId)}${time}_${kind}_${stem || kind}.${ending}`;
}

async function drawPreview(bytes: Uint8Array) {
  const image = await readImage(bytes, { maxBytes: largestFile.image, animated: "first-frame" });
  const [large, small] = await Promise.all([
    reencodeImage(image, { maxSide: longestSide }),
    makeThumbnail(image, { side: thumbnailSide }),
  ]);
  return { large, small };
}

async function drawLogo(bytes: Uint8Array) {
  const image = await readImage(bytes, { maxBytes: largestFile.logo, animated: "first-frame" });
  return await makeThumbnail(image, { side: logoSide, shape: "inside" });
}

/** A refused file is told of beside its field. */
async function named<Result>(kind: FileKind, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError("validation", error.message, { fields: { [kind]: error.message }, cause: error });
    throw error;
  }
}
