import type { EmbeddedPrompt, EmbeddedText } from "./embedded-prompt.ts";
import { isObject, type JsonObject, parseObject } from "./json-value.ts";

interface Node {
  type: string;
  inputs: JsonObject;
}

type Graph = ReadonlyMap<string, Node>;

/** The graph as it was run: `{ "3": { class_type, inputs: { positive: ["6", 0] } } }`. */
function readPromptGraph(object: JsonObject | undefined): Graph {
  const nodes = new Map<string, Node>();
  for (const [id, node] of Object.entries(object ?? {}))
    if (isObject(node) && typeof node.class_type === "string")
      nodes.set(id, { type: node.class_type, inputs: isObject(node.inputs) ? node.inputs : {} });
  return nodes;
}

/** The graph as it was drawn: nodes with numbered links and the values of their fields in order. */
function readWorkflowGraph(object: JsonObject | undefined): Graph {
  const sources = new Map<unknown, string>();
  for (const link of Array.isArray(object?.links) ? object.links : [])
    if (Array.isArray(link)) sources.set(link[0], String(link[1]));
  const nodes = new Map<string, Node>();
  for (const node of Array.isArray(object?.nodes) ? object.nodes : []) {
    if (!isObject(node) || typeof node.type !== "string") continue;
    const inputs: JsonObject = {};
    const values: unknown[] = Array.isArray(node.widgets_values) ? node.widgets_values : [];
    if (typeof values[0] === "string") inputs.text = values[0];
    for (const input of Array.isArray(node.inputs) ? node.inputs : []) {
      const source = isObject(input) ? sources.get(input.link) : undefined;
      if (isObject(input) && source !== undefined) inputs[String(input.name)] = [source, 0];
    }
    nodes.set(String(node.id), { type: node.type, inputs });
  }
  return nodes;
}

function linkedNode(graph: Graph, value: unknown): Node | undefined {
  return Array.isArray(value) && value.length === 2 ? graph.get(String(value[0])) : undefined;
}

const textInputs =
  /^(?:text|text_[gl\d]|t5xxl|clip_[lg]|prompt|string|value|wildcard_text|populated_text|string_[ab]|text_[ab])$/i;
const conditioningInputs = /^(?:conditioning|guider)/i;

/** Far more than a real chain of nodes; a made-up one must not exhaust the stack. */
const maxNodes = 1000;

/** Every text that reaches this node, following links towards their source, each node once. */
function collectTexts(
  graph: Graph,
  node: Node | undefined,
  side: "positive" | "negative",
  seen: Set<Node>,
): string[] {
  if (!node || seen.has(node) || seen.size > maxNodes) return [];
  seen.add(node);
  const texts: string[] = [];
  for (const [name, value] of Object.entries(node.inputs)) {
    const source = linkedNode(graph, value);
    if (typeof value === "string" && textInputs.test(name) && value.trim()) texts.push(value.trim());
    else if (source && (textInputs.test(name) || conditioningInputs.test(name) || name === side))
      texts.push(...collectTexts(graph, source, side, seen));
  }
  return texts;
}

function isSampler(graph: Graph, node: Node): boolean {
  return (
    Boolean(linkedNode(graph, node.inputs.positive) ?? linkedNode(graph, node.inputs.guider)) &&
    /sampler/i.test(node.type)
  );
}

/** Samplers nearest to a saved picture first: a graph may hold others that fed nothing. */
function findSamplers(graph: Graph): Node[] {
  const queue = [...graph.values()].filter(({ type }) => /saveimage|previewimage|image ?save/i.test(type));
  const seen = new Set(queue);
  for (const node of queue)
    for (const value of Object.values(node.inputs)) {
      const source = linkedNode(graph, value);
      if (!source || seen.has(source)) continue;
      seen.add(source);
      queue.push(source);
    }
  return [...queue, ...graph.values()].filter((node) => isSampler(graph, node));
}

const settings = ["seed", "noise_seed", "steps", "cfg", "sampler_name", "scheduler", "denoise"];

function readGraph(graph: Graph): EmbeddedPrompt | undefined {
  for (const sampler of findSamplers(graph)) {
    const guider = linkedNode(graph, sampler.inputs.guider);
    const positive = linkedNode(graph, sampler.inputs.positive) ?? guider;
    const negative = linkedNode(graph, sampler.inputs.negative) ?? guider;
    const prompt = [...new Set(collectTexts(graph, positive, "positive", new Set()))].join("\n");
    if (!prompt) continue;
    const unwanted = [...new Set(collectTexts(graph, negative, "negative", new Set()))].join("\n");
    const parameters = Object.fromEntries(
      settings
        .filter((name) => ["string", "number"].includes(typeof sampler.inputs[name]))
        .map((name) => [name, String(sampler.inputs[name])]),
    );
    return {
      tool: "ComfyUI",
      prompt,
      ...(unwanted && unwanted !== prompt && { negative: unwanted }),
      parameters,
    };
  }
  return undefined;
}

export function parseComfyUi(text: EmbeddedText): EmbeddedPrompt | undefined {
  const inExif = (prefix: string) =>
    [text.model, text.make, text.userComment]
      .find((value) => value?.toLowerCase().startsWith(`${prefix}:`))
      ?.slice(prefix.length + 1);
  const run = parseObject(text.chunks.get("prompt") ?? inExif("prompt"));
  const drawn = parseObject(text.chunks.get("workflow") ?? inExif("workflow"));
  return readGraph(readPromptGraph(run)) ?? readGraph(readWorkflowGraph(drawn));
}
