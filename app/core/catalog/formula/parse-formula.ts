import {
  deepestFormula,
  type Formula,
  largestFormula,
  longestFormula,
  type Operator,
  formulaError,
} from "./formula.ts";
import { readTokens, type Token } from "./read-tokens.ts";

// The grammar, in the order of how tightly each part binds:
//   formula    = sum { ("=" | "!=" | "<" | "<=" | ">" | ">=") sum }
//   sum        = product { ("+" | "-" | "&") product }
//   product    = signed { ("*" | "/") signed }
//   signed     = { "-" | "+" } value
//   value      = text | number | "{" field name "}" | name | name "(" [ formula { "," formula } ] ")" | "(" formula ")"
const strength: Record<Operator, number> = {
  "=": 1,
  "!=": 1,
  "<": 1,
  "<=": 1,
  ">": 1,
  ">=": 1,
  "&": 2,
  "+": 2,
  "-": 2,
  "*": 3,
  "/": 3,
};

export function parseFormula(source: string): Formula {
  if (source.length > longestFormula) throw formulaError(`it is longer than ${longestFormula} characters`);
  // PostgreSQL has no such character; no field can contain it.
  if (source.includes("\0")) throw formulaError("it contains an unreadable character", source.indexOf("\0"));
  return new Parser(readTokens(source)).parse();
}

class Parser {
  readonly #tokens: Token[];
  #next = 0;
  #depth = 0;
  #size = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  parse(): Formula {
    const formula = this.#expression(0);
    const rest = this.#peek();
    if (rest.kind !== "end") throw formulaError(`“${rest.value}” was not expected`, rest.at);
    return formula;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { kind: "end", value: "", at: 0 };
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #takes(sign: string): boolean {
    const token = this.#peek();
    if (token.kind !== "sign" || token.value !== sign) return false;
    this.#next += 1;
    return true;
  }

  #expression(weakest: number): Formula {
    this.#depth += 1;
    if (this.#depth > deepestFormula)
      throw formulaError(`it is nested deeper than ${deepestFormula} levels`, this.#peek().at);
    let left = this.#signed();
    for (;;) {
      const { kind, value, at } = this.#peek();
      const operator = kind === "sign" && Object.hasOwn(strength, value) ? (value as Operator) : undefined;
      if (operator === undefined || strength[operator] <= weakest) break;
      this.#next += 1;
      left = this.#node({
        kind: "binary",
        operator,
        left,
        right: this.#expression(strength[operator]),
        at,
      });
    }
    this.#depth -= 1;
    return left;
  }

  #signed(): Formula {
    const { at } = this.#peek();
    let isNegative = false;
    for (;;) {
      if (this.#takes("-")) isNegative = !isNegative;
      else if (!this.#takes("+")) break;
    }
    const value = this.#value();
    return isNegative ? this.#node({ kind: "negate", value, at }) : value;
  }

  #value(): Formula {
    const token = this.#take();
    const { kind, value, at } = token;
    if (kind === "text" || kind === "number") return this.#node({ kind, value, at });
    if (kind === "field") return this.#node({ kind, name: value, at });
    if (kind === "name") return this.#named(value, at);
    if (kind === "sign" && value === "(") {
      const inner = this.#expression(0);
      if (!this.#takes(")")) throw formulaError("a bracket is not closed", at);
      return inner;
    }
    if (kind === "end") throw formulaError("it ends too early", at);
    throw formulaError(`“${value}” was not expected`, at);
  }

  #named(name: string, at: number): Formula {
    const upper = name.toUpperCase();
    if (this.#takes("(")) return this.#node({ kind: "call", name: upper, args: this.#args(at), at });
    if (upper === "TRUE" || upper === "FALSE") return this.#node({ kind: "call", name: upper, args: [], at });
    return this.#node({ kind: "field", name, at });
  }

  #args(at: number): Formula[] {
    const args: Formula[] = [];
    if (this.#takes(")")) return args;
    do args.push(this.#expression(0));
    while (this.#takes(","));
    if (!this.#takes(")")) throw formulaError("a bracket is not closed", at);
    return args;
  }

  #node(node: Formula): Formula {
    this.#size += 1;
    if (this.#size > largestFormula) throw formulaError(`it has more than ${largestFormula} parts`, node.at);
    return node;
  }
}
