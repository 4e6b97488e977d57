import { type SQL, sql } from "drizzle-orm";
import { records } from "#app/core/catalog/tables.server.ts";
import {
  asDate,
  asNumber,
  asText,
  asTruth,
  blank,
  date,
  isBlank,
  number,
  text,
  truth,
  type TypedSql,
} from "./typed-sql.server.ts";

interface FormulaFunction {
  least: number;
  most: number;
  compile: (args: TypedSql[]) => TypedSql;
}

const any = 50;

function fn(least: number, most: number, compile: FormulaFunction["compile"]): FormulaFunction {
  return { least, most, compile };
}

function arg(args: TypedSql[], index: number): TypedSql {
  return args[index] ?? blank;
}

function joined(parts: SQL[], separator: SQL): SQL {
  return sql`(${sql.join(parts, separator)})`;
}

/** Airtable counts characters from 1 and answers 0 where there is none. */
function position(args: TypedSql[], change: (text: SQL) => SQL): SQL {
  const [needle, hay] = [0, 1].map((index) => change(sql`coalesce(${asText(arg(args, index))}, '')`));
  if (args.length < 3) return sql`strpos(${hay}, ${needle})::numeric`;
  const start = sql`least(greatest(coalesce(${asNumber(arg(args, 2))}, 1), 1), 100000)::integer`;
  return sql`(case strpos(substr(${hay}, ${start}), ${needle}) when 0 then 0
    else strpos(substr(${hay}, ${start}), ${needle}) + ${start} - 1 end)::numeric`;
}

/** Both branches of an IF as one type: their own where they agree, else text. */
function either(condition: TypedSql, yes: TypedSql, no: TypedSql): TypedSql {
  const type = yes.type === "blank" ? no.type : no.type === "blank" ? yes.type : undefined;
  const shared = type ?? (yes.type === no.type ? yes.type : "text");
  const convert = { text: asText, number: asNumber, truth: asTruth, date: asDate, blank: asText }[shared];
  return {
    type: shared,
    sql: sql`(case when ${asTruth(condition)} then ${convert(yes)} else ${convert(no)} end)`,
  };
}

const lower = (value: SQL) => sql`lower(${value})`;
const same = (value: SQL) => value;

export const formulaFunctions = new Map<string, FormulaFunction>([
  ["AND", fn(1, any, (args) => truth(joined(args.map(asTruth), sql` and `)))],
  ["OR", fn(1, any, (args) => truth(joined(args.map(asTruth), sql` or `)))],
  ["NOT", fn(1, 1, (args) => truth(sql`(not ${asTruth(arg(args, 0))})`))],
  ["IF", fn(2, 3, (args) => either(arg(args, 0), arg(args, 1), arg(args, 2)))],
  ["TRUE", fn(0, 0, () => truth(sql`true`))],
  ["FALSE", fn(0, 0, () => truth(sql`false`))],
  ["BLANK", fn(0, 0, () => blank)],
  ["ISBLANK", fn(1, 1, (args) => truth(isBlank(arg(args, 0))))],
  ["FIND", fn(2, 3, (args) => number(position(args, same)))],
  ["SEARCH", fn(2, 3, (args) => number(sql`nullif(${position(args, lower)}, 0)`))],
  ["LOWER", fn(1, 1, (args) => text(lower(asText(arg(args, 0)))))],
  ["UPPER", fn(1, 1, (args) => text(sql`upper(${asText(arg(args, 0))})`))],
  ["TRIM", fn(1, 1, (args) => text(sql`btrim(${asText(arg(args, 0))})`))],
  ["LEN", fn(1, 1, (args) => number(sql`length(coalesce(${asText(arg(args, 0))}, ''))::numeric`))],
  [
    "CONCATENATE",
    fn(1, any, (args) =>
      text(
        joined(
          args.map((each) => sql`coalesce(${asText(each)}, '')`),
          sql` || `,
        ),
      ),
    ),
  ],
  ["RECORD_ID", fn(0, 0, () => text(sql`${records.id}`))],
  ["CREATED_TIME", fn(0, 0, () => date(sql`${records.createdAt}`))],
  ["NOW", fn(0, 0, () => date(sql`now()`))],
  ["TODAY", fn(0, 0, () => date(sql`date_trunc('day', now(), 'UTC')`))],
  ["DATETIME_PARSE", fn(1, 1, (args) => date(asDate(arg(args, 0))))],
  [
    "IS_BEFORE",
    fn(2, 2, (args) => truth(sql`coalesce(${asDate(arg(args, 0))} < ${asDate(arg(args, 1))}, false)`)),
  ],
  [
    "IS_AFTER",
    fn(2, 2, (args) => truth(sql`coalesce(${asDate(arg(args, 0))} > ${asDate(arg(args, 1))}, false)`)),
  ],
]);
