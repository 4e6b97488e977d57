interface AiTool {
  name: string;
  address: string;
  /** The tool's own parameter that fills its box; without one the prompt travels by clipboard. */
  parameter?: string;
}

/** D22: where a prompt can be tried. */
export const aiTools: readonly AiTool[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/", parameter: "q" },
  { name: "Claude", address: "https://claude.ai/new", parameter: "q" },
  { name: "Perplexity", address: "https://www.perplexity.ai/search", parameter: "q" },
  { name: "Gemini", address: "https://gemini.google.com/app" },
  { name: "Midjourney", address: "https://www.midjourney.com/imagine" },
  { name: "Leonardo", address: "https://app.leonardo.ai/image-generation" },
  { name: "Ideogram", address: "https://ideogram.ai/t/explore" },
  { name: "Stable Diffusion", address: "https://huggingface.co/spaces/stabilityai/stable-diffusion" },
];

/** Long prompts would be cut off in an address. */
const longestInAddress = 1800;

export function carriesPrompt(tool: AiTool, prompt: string): boolean {
  return tool.parameter !== undefined && encodeURIComponent(prompt).length <= longestInAddress;
}

export function toolAddress(tool: AiTool, prompt: string): string {
  if (tool.parameter === undefined || !carriesPrompt(tool, prompt)) return tool.address;
  return `${tool.address}?${new URLSearchParams({ [tool.parameter]: prompt }).toString()}`;
}
