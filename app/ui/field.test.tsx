// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { find, findOf, render } from "#tests/support/render.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Textarea } from "./textarea.tsx";

async function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await act(async () => {
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    // The counter counts after the handlers of the input itself.
    await new Promise((done) => setTimeout(done, 20));
  });
}

test("toolkit §2 the counter reads n/200 and follows what is typed", async () => {
  const page = await render(
    <Field label="Subject" counterMax={200}>
      <Input name="subject" defaultValue="Lost" />
    </Field>,
  );
  expect(page.textContent).toContain("4/200");
  await type(findOf(HTMLInputElement, "input"), "Lost a download");
  expect(page.textContent).toContain("15/200");
});

test("toolkit §5 text beyond the limit is kept and counted, so that the message can say so", async () => {
  const page = await render(
    <Field label="Description" counterMax={2000}>
      <Textarea />
    </Field>,
  );
  const control = findOf(HTMLTextAreaElement, "textarea");
  await type(control, "x".repeat(2001));
  expect(page.textContent).toContain("2001/2000");
  expect(control.value).toHaveLength(2001);
});

test("D19 a field message stands beside its field and nothing typed is lost", async () => {
  await render(
    <Field label="Price" hint="In credits." error="Price must be a number of at least 0.">
      <Input name="price" defaultValue="-2" />
    </Field>,
  );
  const control = findOf(HTMLInputElement, "input");
  expect(control.value).toBe("-2");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  const message = document.getElementById(control.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toBe("Price must be a number of at least 0.");
  expect(find("label").getAttribute("for")).toBe(control.id);
});
