import { AppError } from "#app/platform/errors/app-error.ts";

export type Operator = "=" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "&";

/** A parsed formula. Positions are kept for messages. */
export type Formula =
  | { kind: "text"; value: string; at: number }
  | { kind: "number"; value: string; at: number }
  | { kind: "field"; name: string; at: number }
  | { kind: "negate"; value: Formula; at: number }
  | { kind: "binary"; operator: Operator; left: Formula; right: Formula; at: number }
  | { kind: "call"; name: string; args: Formula[]; at: number };

/** Bounds that no formula of a person reaches, and that keep a hostile one cheap. */
export const longestFormula = 4000;
export const deepestFormula = 40;
export const largestFormula = 300;

export function formulaError(message: string, at?: number): AppError {
  const sentence = at === undefined ? message : `${message} (at character ${at + 1})`;
  return new AppError("validation", `The formula cannot be used: ${sentence}.`, {
    fields: { filterFormula: sentence },
  });
}
