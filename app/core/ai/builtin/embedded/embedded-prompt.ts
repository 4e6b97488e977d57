export interface EmbeddedPrompt {
  /** The program that wrote the picture, by the name people know it. */
  tool: string;
  prompt: string;
  negative?: string;
  parameters?: Record<string, string>;
}

/** What a picture file says about itself in words, whatever its format keeps them in. */
export interface EmbeddedText {
  /** PNG text chunks by keyword. */
  chunks: ReadonlyMap<string, string>;
  userComment?: string;
  imageDescription?: string;
  software?: string;
  /** ComfyUI keeps its graphs in these two EXIF fields of WebP files. */
  make?: string;
  model?: string;
  xmpDescription?: string;
  xmpUserComment?: string;
}

export type PromptParser = (text: EmbeddedText) => EmbeddedPrompt | undefined;
