import { createContext } from "react-router";

export interface ApiOperation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  input: unknown;
  output: unknown;
}

/** How the reference page reaches the description of the API, which only the server knows as a whole. */
export const apiReference = createContext<() => Promise<ApiOperation[]>>();
