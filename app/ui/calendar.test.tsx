// @vitest-environment happy-dom
import { useState } from "react";
import { expect, test } from "vitest";
import { click, find, render } from "#tests/support/render.tsx";
import { Calendar } from "./calendar.tsx";

function Diary(props: { isRequired?: boolean; from?: Date; to?: Date }) {
  const [date, setDate] = useState<Date | undefined>(new Date(2026, 10, 14));
  return (
    <>
      <Calendar selected={date} onSelect={setDate} {...props} />
      <output>{date ? date.getDate() : "none"}</output>
    </>
  );
}

const day = (number: number) => find(`[data-day="2026-11-${String(number).padStart(2, "0")}"] button`);
const chosen = () => find("output").textContent;

test("toolkit §4 clicking the selected date clears it", async () => {
  await render(<Diary />);
  await click(day(14));
  expect(chosen()).toBe("none");
});

test("toolkit §4 a required calendar keeps its date", async () => {
  await render(<Diary isRequired />);
  await click(day(14));
  expect(chosen()).toBe("14");
});

test("toolkit §4 one date at a time", async () => {
  await render(<Diary />);
  await click(day(18));
  expect(chosen()).toBe("18");
  expect(document.querySelectorAll("[aria-selected=true]")).toHaveLength(1);
});

test("toolkit §5 dates outside the bounds cannot be chosen", async () => {
  await render(<Diary from={new Date(2026, 10, 10)} to={new Date(2026, 10, 20)} />);
  expect(day(9)).toHaveProperty("disabled", true);
  expect(day(21)).toHaveProperty("disabled", true);
  expect(day(20)).toHaveProperty("disabled", false);
});
