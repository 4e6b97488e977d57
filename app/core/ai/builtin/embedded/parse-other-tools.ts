import type { EmbeddedPrompt, EmbeddedText } from "./embedded-prompt.ts";
import { isObject, type JsonObject, parseObject, plainParameters, textAt } from "./json-value.ts";
import { parseAutomatic1111 } from "./parse-automatic1111.ts";

function build(
  tool: string,
  prompt: string | undefined,
  negative: string | undefined,
  rest: JsonObject,
  leaveOut: string[],
): EmbeddedPrompt | undefined {
  if (!prompt) return undefined;
  return { tool, prompt, ...(negative && { negative }), parameters: plainParameters(rest, leaveOut) };
}

/** Up to version 2.2 a prompt was a list of weighted parts, the unwanted ones in square brackets. */
function splitLegacyPrompt(value: unknown): { prompt?: string; negative?: string } {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  const joined = parts
    .map((part) => (isObject(part) ? part.prompt : part))
    .filter((part) => typeof part === "string")
    .join(", ");
  const negative = [...joined.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]).join(", ");
  return { prompt: joined.replaceAll(/\s*\[[^\]]+\]/g, "").trim(), negative };
}

export function parseInvokeAi({ chunks }: EmbeddedText): EmbeddedPrompt | undefined {
  const current = parseObject(chunks.get("invokeai_metadata"));
  if (current) {
    const names = ["positive_prompt", "negative_prompt"];
    return build(
      "InvokeAI",
      textAt(current, "positive_prompt"),
      textAt(current, "negative_prompt"),
      current,
      names,
    );
  }
  const legacy = parseObject(chunks.get("sd-metadata"));
  const image = isObject(legacy?.image) ? legacy.image : undefined;
  if (image) {
    const { prompt, negative } = splitLegacyPrompt(image.prompt);
    return build("InvokeAI", prompt, negative, image, ["prompt"]);
  }
  const dream = /^"((?:[^"\\]|\\.)+)"\s*(.*)$/s.exec(chunks.get("Dream") ?? "");
  if (!dream) return undefined;
  const { prompt, negative } = splitLegacyPrompt(dream[1]);
  const flags = Object.fromEntries(
    [...(dream[2] ?? "").matchAll(/-(\w+)\s+([^\s-]\S*)/g)].map(([, flag, value]) => [flag, value]),
  );
  return build("InvokeAI", prompt, negative, flags, []);
}

export function parseFooocus(text: EmbeddedText): EmbeddedPrompt | undefined {
  const isFooocus = text.chunks.has("fooocus_scheme") || /fooocus/i.test(text.software ?? "");
  const words = text.chunks.get("parameters") ?? text.userComment;
  const object = parseObject(words);
  if (!isFooocus && !textAt(object, "version")?.startsWith("Fooocus")) return undefined;
  if (!object) return parseAutomatic1111(words, "Fooocus");
  const names = ["prompt", "negative_prompt", "full_prompt", "full_negative_prompt"];
  return build(
    "Fooocus",
    textAt(object, "prompt", "Prompt"),
    textAt(object, "negative_prompt", "Negative Prompt"),
    object,
    names,
  );
}

export function parseNovelAi(text: EmbeddedText): EmbeddedPrompt | undefined {
  const { chunks } = text;
  const isNovelAi = [chunks.get("Software"), chunks.get("Source"), text.software].some((value) =>
    value?.startsWith("NovelAI"),
  );
  const comment = chunks.get("Comment") ?? text.userComment;
  const outer = parseObject(comment);
  // The WebP form wraps the PNG's fields in one object.
  const settings = parseObject(textAt(outer, "Comment")) ?? outer;
  if (!isNovelAi && !textAt(outer, "Source")?.startsWith("NovelAI")) return undefined;
  const prompt = textAt(settings, "prompt") ?? chunks.get("Description") ?? textAt(outer, "Description");
  return build("NovelAI", prompt, textAt(settings, "uc"), settings ?? {}, ["prompt", "uc", "signed_hash"]);
}

export function parseSwarmUi(text: EmbeddedText): EmbeddedPrompt | undefined {
  const object = parseObject(text.chunks.get("parameters") ?? text.userComment)?.sui_image_params;
  if (!isObject(object)) return undefined;
  return build("SwarmUI", textAt(object, "prompt"), textAt(object, "negativeprompt"), object, [
    "prompt",
    "negativeprompt",
  ]);
}

export function parseDrawThings(text: EmbeddedText): EmbeddedPrompt | undefined {
  const object = parseObject(text.xmpUserComment);
  return object && build("Draw Things", textAt(object, "c"), textAt(object, "uc"), object, ["c", "uc"]);
}

const midjourneyFlag =
  /\s--(ar|aspect|v|version|niji|stylize|style|s|chaos|c|q|quality|seed|no|iw|weird|w|tile|sref|cref|raw|p|profile|stop|fast|relax|turbo)\b(?:\s+((?!--)\S+))?/g;

/** The description is the whole command, then the job's number; a plain caption has neither. */
export function parseMidjourney(text: EmbeddedText): EmbeddedPrompt | undefined {
  const sources = [text.chunks.get("Description"), text.imageDescription, text.xmpDescription];
  for (const source of sources) {
    const command = source?.replace(/\s*Job ID:\s*[0-9a-f-]{8,}\s*$/i, "").trim();
    if (!source || !command) continue;
    const flags = [...` ${command}`.matchAll(midjourneyFlag)];
    if (command === source.trim() && flags.length === 0) continue;
    const unwanted = / --no\s+(.+?)(?=\s--|$)/.exec(command)?.[1];
    const parameters = Object.fromEntries(
      flags.filter(([, flag]) => flag !== "no").map(([, flag, value]) => [flag, value ?? "on"]),
    );
    return { tool: "Midjourney", prompt: command, ...(unwanted && { negative: unwanted }), parameters };
  }
  return undefined;
}
