import { type SQL, sql } from "drizzle-orm";

/** A piece of SQL and what it yields. Every conversion yields null rather than fail. */
export interface TypedSql {
  type: "text" | "number" | "truth" | "date" | "blank";
  sql: SQL;
}

export function text(sql: SQL): TypedSql {
  return { type: "text", sql };
}

export function number(sql: SQL): TypedSql {
  return { type: "number", sql };
}

export function truth(sql: SQL): TypedSql {
  return { type: "truth", sql };
}

export function date(sql: SQL): TypedSql {
  return { type: "date", sql };
}

export const blank: TypedSql = { type: "blank", sql: sql`null::text` };

export function asText(value: TypedSql): SQL {
  switch (value.type) {
    case "number":
      return sql`trim_scale(${value.sql})::text`;
    case "truth":
      return sql`case when ${value.sql} then '1' else '' end`;
    case "date":
      return sql`to_char(${value.sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return value.sql;
  }
}

export function asNumber(value: TypedSql): SQL {
  switch (value.type) {
    case "number":
      return value.sql;
    case "truth":
      return sql`case when ${value.sql} then 1::numeric else 0::numeric end`;
    case "date":
      return sql`extract(epoch from ${value.sql})`;
    case "blank":
      return sql`null::numeric`;
    default:
      return sql`record_number(jsonb_build_object('value', ${value.sql}), 'value')`;
  }
}

export function asTruth(value: TypedSql): SQL {
  switch (value.type) {
    case "truth":
      return sql`coalesce(${value.sql}, false)`;
    case "number":
      return sql`coalesce(${value.sql} <> 0, false)`;
    case "date":
      return sql`(${value.sql} is not null)`;
    case "blank":
      return sql`false`;
    default:
      return sql`(coalesce(${value.sql}, '') <> '')`;
  }
}

export function asDate(value: TypedSql): SQL {
  if (value.type === "date") return value.sql;
  return sql`record_date(${asText(value)})`;
}

/** Nothing, empty text, 0 and false are blank to each other, as in Airtable. */
export function isBlank(value: TypedSql): SQL {
  switch (value.type) {
    case "number":
      return sql`(coalesce(${value.sql}, 0) = 0)`;
    case "truth":
      return sql`(not coalesce(${value.sql}, false))`;
    case "date":
      return sql`(${value.sql} is null)`;
    case "blank":
      return sql`true`;
    default:
      return sql`(coalesce(${value.sql}, '') = '')`;
  }
}
