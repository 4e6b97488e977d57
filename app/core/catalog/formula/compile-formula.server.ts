import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#app/core/accounts/viewer.ts";
import { type Formula, type Operator, formulaError } from "./formula.ts";
import { formulaField } from "./formula-fields.server.ts";
import { formulaFunctions } from "./formula-functions.server.ts";
import { ownAddressCondition } from "./own-address.server.ts";
import { parseFormula } from "./parse-formula.ts";
import {
  asDate,
  asNumber,
  asText,
  asTruth,
  isBlank,
  number,
  text,
  truth,
  type TypedSql,
} from "./typed-sql.server.ts";

/** A condition over `records`: the caller's words travel as parameters only. */
export function compileFormula(source: string, viewer: Viewer): SQL {
  return asTruth(compile(parseFormula(source), viewer));
}

function compile(formula: Formula, viewer: Viewer): TypedSql {
  switch (formula.kind) {
    case "text":
      return text(sql`${formula.value}::text`);
    case "number":
      return number(sql`${formula.value}::numeric`);
    case "field":
      return formulaField(formula.name, formula.at, viewer);
    case "negate":
      return number(sql`(- ${asNumber(compile(formula.value, viewer))})`);
    case "call":
      return call(formula, viewer);
    default: {
      const own = ownAddressCondition(formula, viewer);
      if (own) return truth(own);
      return binary(formula.operator, compile(formula.left, viewer), compile(formula.right, viewer));
    }
  }
}

function call(formula: Formula & { kind: "call" }, viewer: Viewer): TypedSql {
  const known = formulaFunctions.get(formula.name);
  if (!known) throw formulaError(`there is no function ${formula.name.slice(0, 40)}`, formula.at);
  const { least, most } = known;
  const given = formula.args.length;
  if (given < least || given > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    throw formulaError(`${formula.name} takes ${wanted} values, not ${given}`, formula.at);
  }
  return known.compile(formula.args.map((each) => compile(each, viewer)));
}

function binary(operator: Operator, left: TypedSql, right: TypedSql): TypedSql {
  switch (operator) {
    case "&":
      return text(sql`(coalesce(${asText(left)}, '') || coalesce(${asText(right)}, ''))`);
    case "+":
    case "-":
    case "*":
      return number(sql`(${operand(left)} ${sql.raw(operator)} ${operand(right)})`);
    case "/":
      return number(sql`(${operand(left)} / nullif(${operand(right)}, 0))`);
    case "=":
      return truth(equal(left, right));
    case "!=":
      return truth(sql`(not ${equal(left, right)})`);
    default: {
      const [a, b] = comparable(left, right);
      return truth(sql`coalesce(${a} ${sql.raw(operator)} ${b}, false)`);
    }
  }
}

/** A blank counts as 0; what is not a number stays unknown and matches nothing. */
function operand(value: TypedSql): SQL {
  return value.type === "number" ? sql`coalesce(${value.sql}, 0)` : asNumber(value);
}

function equal(left: TypedSql, right: TypedSql): SQL {
  if (left.type === "blank") return isBlank(right);
  if (right.type === "blank") return isBlank(left);
  const [a, b] = comparable(left, right);
  return sql`coalesce(${a} = ${b}, false)`;
}

function comparable(left: TypedSql, right: TypedSql): [SQL, SQL] {
  const types = [left.type, right.type];
  if (types.includes("date")) return [asDate(left), asDate(right)];
  if (types.includes("number") || types.includes("truth")) return [operand(left), operand(right)];
  return [sql`coalesce(${asText(left)}, '')`, sql`coalesce(${asText(right)}, '')`];
}
