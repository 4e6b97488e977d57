import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { jpegWithExif, makeExif, webpWithExif } from "#tests/support/make-exif.ts";
import { compressedTextChunk, internationalTextChunk, makePng, textChunk } from "#tests/support/make-png.ts";
import { reencodeImage } from "#app/core/files/reencode-image.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { readEmbeddedPrompt } from "./embedded-prompt.server.ts";

const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: "#446688" } });
const a1111 = `portrait of a lighthouse keeper, (oil painting:1.2)
soft window light
Negative prompt: blurry, extra fingers
Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 6.5, Seed: 42, Size: 832x1216, Lora hashes: "grain: ab12, film: cd34", Model: deliberate`;

function png(...chunks: Buffer[]): Promise<unknown> {
  return readEmbeddedPrompt(makePng({ chunks }));
}

describe("D21 image-to-prompt reads the true prompt where the file holds it", () => {
  it("D21 Automatic1111 in any of PNG's three text chunks", async () => {
    for (const write of [textChunk, compressedTextChunk, internationalTextChunk])
      expect(await png(write("parameters", a1111))).toEqual({
        tool: "Automatic1111",
        prompt: "portrait of a lighthouse keeper, (oil painting:1.2)\nsoft window light",
        negative: "blurry, extra fingers",
        parameters: {
          Steps: "28",
          Sampler: "DPM++ 2M Karras",
          "CFG scale": "6.5",
          Seed: "42",
          Size: "832x1216",
          "Lora hashes": "grain: ab12, film: cd34",
          Model: "deliberate",
        },
      });
  });

  it("D21 Automatic1111 in the EXIF comment of JPEG and WebP, in UTF-16 of either order", async () => {
    const little = Buffer.from(a1111.replace("oil", "gouache à l’eau"), "utf16le");
    const big = Buffer.from(little).swap16();
    for (const words of [little, big]) {
      const exif = makeExif(Buffer.concat([Buffer.from("UNICODE\0"), words]));
      const jpeg = jpegWithExif(await plain.clone().jpeg().toBuffer(), exif);
      const webp = webpWithExif(await plain.clone().webp().toBuffer(), exif, 16, 16);
      for (const file of [jpeg, webp])
        expect(await readEmbeddedPrompt(file)).toMatchObject({
          tool: "Automatic1111",
          prompt: expect.stringContaining("gouache à l’eau"),
          negative: "blurry, extra fingers",
        });
    }
  });

  it("D21 Automatic1111 in an ASCII comment and in the image description", async () => {
    const jpeg = await plain.clone().jpeg().toBuffer();
    const commented = makeExif(Buffer.concat([Buffer.from("ASCII\0\0\0"), Buffer.from(a1111)]));
    const described = makeExif(Buffer.from("ASCII\0\0\0"), { 0x010e: a1111 });
    for (const exif of [commented, described])
      expect(await readEmbeddedPrompt(jpegWithExif(jpeg, exif))).toMatchObject({ tool: "Automatic1111" });
  });

  it("D21 ComfyUI: the texts that reach the sampler of the saved picture, by their links", async () => {
    const graph = {
      3: {
        class_type: "KSampler",
        inputs: {
          seed: 7,
          steps: 20,
          cfg: 8,
          sampler_name: "euler",
          positive: ["12", 0],
          negative: ["7", 0],
        },
      },
      6: { class_type: "CLIPTextEncode", inputs: { text: ["20", 0], clip: ["4", 1] } },
      7: { class_type: "CLIPTextEncode", inputs: { text: "watermark, text", clip: ["4", 1] } },
      8: { class_type: "VAEDecode", inputs: { samples: ["3", 0], vae: ["4", 2] } },
      9: { class_type: "SaveImage", inputs: { images: ["8", 0] } },
      12: { class_type: "ControlNetApplyAdvanced", inputs: { positive: ["6", 0], negative: ["7", 0] } },
      20: { class_type: "PrimitiveString", inputs: { value: "a glass bottle galaxy" } },
      30: { class_type: "KSampler", inputs: { positive: ["31", 0], negative: ["7", 0] } },
      31: { class_type: "CLIPTextEncode", inputs: { text: "an abandoned experiment" } },
    };
    expect(await png(textChunk("prompt", JSON.stringify(graph).replace('"cfg":8', '"cfg":NaN')))).toEqual({
      tool: "ComfyUI",
      prompt: "a glass bottle galaxy",
      negative: "watermark, text",
      parameters: { seed: "7", steps: "20", sampler_name: "euler" },
    });
  });

  it("D21 ComfyUI: Flux guiders, and graphs that link in a circle", async () => {
    const graph = {
      1: { class_type: "SamplerCustomAdvanced", inputs: { guider: ["2", 0] } },
      2: { class_type: "BasicGuider", inputs: { conditioning: ["3", 0] } },
      3: { class_type: "FluxGuidance", inputs: { guidance: 3.5, conditioning: ["4", 0] } },
      4: {
        class_type: "CLIPTextEncodeFlux",
        inputs: { t5xxl: "misty fjord", clip_l: "misty fjord", conditioning: ["3", 0] },
      },
    };
    const found = await png(textChunk("prompt", JSON.stringify(graph)));
    expect(found).toMatchObject({ tool: "ComfyUI", prompt: "misty fjord" });
    expect(found).not.toHaveProperty("negative");
  });

  it("D21 ComfyUI: only the drawn workflow, and WebP's EXIF fields", async () => {
    const workflow = {
      nodes: [
        {
          id: 1,
          type: "KSampler",
          inputs: [
            { name: "positive", link: 10 },
            { name: "negative", link: 11 },
          ],
        },
        { id: 2, type: "CLIPTextEncode", widgets_values: ["paper-cut forest"] },
        { id: 3, type: "CLIPTextEncode", widgets_values: ["plastic"] },
      ],
      links: [
        [10, 2, 0, 1, 1, "CONDITIONING"],
        [11, 3, 0, 1, 2, "CONDITIONING"],
      ],
    };
    const expected = { tool: "ComfyUI", prompt: "paper-cut forest", negative: "plastic" };
    expect(await png(textChunk("workflow", JSON.stringify(workflow)))).toMatchObject(expected);
    const exif = makeExif(Buffer.alloc(8), { 0x010f: `workflow:${JSON.stringify(workflow)}` });
    const webp = webpWithExif(await plain.clone().webp().toBuffer(), exif, 16, 16);
    expect(await readEmbeddedPrompt(webp)).toMatchObject(expected);
  });

  it("D21 InvokeAI in its present and its two older forms", async () => {
    const present = { positive_prompt: "koi pond", negative_prompt: "fog", steps: 30, model: { name: "x" } };
    const older = { image: { prompt: [{ prompt: "koi pond [fog]", weight: 1 }], steps: 30 } };
    const dream = `"koi pond [fog]" -s 30 -S 99 -W 512`;
    const expected = { tool: "InvokeAI", prompt: "koi pond", negative: "fog" };
    expect(await png(textChunk("invokeai_metadata", JSON.stringify(present)))).toEqual({
      ...expected,
      parameters: { steps: "30" },
    });
    expect(await png(textChunk("sd-metadata", JSON.stringify(older)))).toMatchObject(expected);
    expect(await png(textChunk("Dream", dream))).toEqual({
      ...expected,
      parameters: { s: "30", S: "99", W: "512" },
    });
  });

  it("D21 Fooocus in its own and in Automatic1111's form", async () => {
    const own = JSON.stringify({
      prompt: "clay robot",
      negative_prompt: "glossy",
      steps: 60,
      version: "Fooocus v2.5.5",
    });
    const expected = { tool: "Fooocus", prompt: "clay robot", negative: "glossy" };
    expect(await png(textChunk("parameters", own), textChunk("fooocus_scheme", "fooocus"))).toMatchObject(
      expected,
    );
    const words = "clay robot\nNegative prompt: glossy\nSteps: 60, Version: Fooocus v2.5.5";
    expect(await png(textChunk("parameters", words), textChunk("fooocus_scheme", "a1111"))).toMatchObject(
      expected,
    );
    const exif = makeExif(Buffer.concat([Buffer.from("ASCII\0\0\0"), Buffer.from(own)]), {
      0x0131: "Fooocus v2.5.5",
    });
    expect(await readEmbeddedPrompt(jpegWithExif(await plain.clone().jpeg().toBuffer(), exif))).toMatchObject(
      expected,
    );
  });

  it("D21 NovelAI's description and comment", async () => {
    const comment = JSON.stringify({
      prompt: "1girl, umbrella",
      uc: "lowres",
      steps: 28,
      sampler: "k_euler",
    });
    expect(
      await png(
        textChunk("Software", "NovelAI"),
        textChunk("Description", "1girl, umbrella"),
        textChunk("Comment", comment),
      ),
    ).toEqual({
      tool: "NovelAI",
      prompt: "1girl, umbrella",
      negative: "lowres",
      parameters: { steps: "28", sampler: "k_euler" },
    });
  });

  it("D21 Midjourney's description, without the job's number", async () => {
    const words =
      "a fox made of autumn leaves --no text, logo --ar 3:2 --v 6.1 Job ID: 0f0e1f3a-9c3b-4a3e-8d60-5a0f5a6a1b2c";
    expect(await png(textChunk("Description", words), textChunk("Author", "someone"))).toEqual({
      tool: "Midjourney",
      prompt: "a fox made of autumn leaves --no text, logo --ar 3:2 --v 6.1",
      negative: "text, logo",
      parameters: { ar: "3:2", v: "6.1" },
    });
  });

  it("D21 XMP: Midjourney's description and Draw Things' comment", async () => {
    const xmp = (body: string) =>
      internationalTextChunk(
        "XML:com.adobe.xmp",
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${body}</rdf:Description></rdf:RDF></x:xmpmeta>`,
      );
    const item = (name: string, text: string) =>
      `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;
    expect(await png(xmp(item("dc:description", "salt &amp; pepper still life --ar 1:1")))).toMatchObject({
      tool: "Midjourney",
      prompt: "salt & pepper still life --ar 1:1",
    });
    expect(
      await png(
        xmp(
          item(
            "exif:UserComment",
            "{&quot;c&quot;:&quot;quiet harbour&quot;,&quot;uc&quot;:&quot;boats&quot;}",
          ),
        ),
      ),
    ).toMatchObject({
      tool: "Draw Things",
      prompt: "quiet harbour",
      negative: "boats",
    });
  });

  it("D21 a caption, a camera's name or broken JSON is no prompt", async () => {
    const jpeg = await plain.clone().jpeg().toBuffer();
    const camera = makeExif(Buffer.concat([Buffer.from("ASCII\0\0\0"), Buffer.from("Summer in Rome")]), {
      0x010e: "OLYMPUS DIGITAL CAMERA",
      0x010f: "Canon",
    });
    expect(await readEmbeddedPrompt(jpegWithExif(jpeg, camera))).toBeUndefined();
    expect(await png(textChunk("Description", "Screenshot of my desk"))).toBeUndefined();
    expect(await png(textChunk("prompt", '{"3": {"class_type": "KSampler"'))).toBeUndefined();
    expect(
      await png(textChunk("prompt", '{"3": {"class_type": "KSampler", "inputs": {"positive": ["99", 0]}}}')),
    ).toBeUndefined();
    expect(await png()).toBeUndefined();
  });

  it("uploads: a stored copy no longer carries the prompt, so the original must be read", async () => {
    const original = makePng({ chunks: [textChunk("parameters", a1111)] });
    const stored = await reencodeImage(await readImage(original), { format: "png" });
    expect(await readEmbeddedPrompt(original)).toBeDefined();
    expect(await readEmbeddedPrompt(stored.bytes)).toBeUndefined();
  });

  it("toolkit §5 bytes that are no picture get a message, not a crash", async () => {
    await expect(readEmbeddedPrompt(Buffer.from("nothing"))).rejects.toMatchObject({ code: "validation" });
  });
});
