import { fc } from "#tests/support/property.ts";

/** Texts that break things: control characters, half a character, right-to-left, very long, other languages' syntax. */
const nastyTexts = [
  "",
  " ",
  "\u0000",
  "before\u0000after",
  "\uD800",
  "half \uDFFF a character",
  "\u202Egnp.exe",
  "👩‍👩‍👧‍👦".repeat(300),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "x".repeat(100_000),
  "' or 1=1 --",
  "'; drop table users; --",
  "${7*7}{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%ff%c0%ae",
  "\r\nSet-Cookie: injected=1",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "99999999999999999999999999",
  "0x10",
  "null",
  "undefined",
  "__proto__",
  "2024-02-31T25:61:61Z",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "{".repeat(2000),
];

/** Those that fit into an address. */
export const shortTexts = nastyTexts.filter((text) => encodeURIComponent(text.toWellFormed()).length < 2000);

const nastyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: "binary", maxLength: 300 }));

const nastyNumber = fc.constantFrom(-1, -0, 0.1, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, 1e-7);

function deep(depth: number): unknown {
  let value: unknown = "bottom";
  for (let step = 0; step < depth; step += 1) value = step % 2 ? { a: value } : [value];
  return value;
}

const nastyThing = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { toString: "x" }, deep(40), deep(2000)),
  fc.array(fc.constantFrom<unknown>("a", 1, null), { minLength: 5000, maxLength: 5000 }),
  fc.dictionary(fc.constantFrom("__proto__", "constructor", "toString", "a", ""), fc.constant("x")),
  fc.jsonValue({ maxDepth: 3 }),
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(nastyText, nastyNumber, nastyThing);

export const nastyField: fc.Arbitrary<string> = nastyText;

/** The same hunt every time; another number hunts elsewhere. */
export const huntSeed = Number(process.env.PROPERTY_SEED ?? 8);
