import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

function text(amount: number, unit: "credits" | "dollars") {
  return renderToStaticMarkup(<Price amount={amount} unit={unit} />).replace(/<[^>]+>/g, "");
}

test("core §2 and D32 a price shows the unit in which it is charged, and 0 shows FREE", () => {
  expect(text(8, "credits")).toBe("8 credits");
  expect(text(1, "credits")).toBe("1 credit");
  expect(text(2.5, "credits")).toBe("2.5 credits");
  expect(text(1999.9, "dollars")).toBe("$1,999.90");
  expect(text(0, "credits")).toBe("FREE");
  expect(text(0, "dollars")).toBe("FREE");
});
