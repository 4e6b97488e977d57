import * as z from "zod";
import { type GeneratorType, generatorTypes } from "./generator-types.ts";

export const projectInput = z.object({
  title: z.string().trim().max(200, "Please use at most 200 characters.").default(""),
  kind: z.enum(generatorTypes, { error: "Please choose a type." }),
  prompt: z.string().trim().min(1, "There is no prompt to save.").max(20_000, "This prompt is too long."),
  generationId: z.uuid().optional(),
});

export type ProjectInput = z.input<typeof projectInput>;

export interface Project {
  id: string;
  title: string;
  kind: GeneratorType;
  prompt: string;
  generationId: string | null;
  /** A small copy of its picture, signed. */
  smallUrl: string | null;
  createdAt: Date;
}
