import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { makePng } from "#tests/support/make-png.ts";
import { askSite } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

/** Puts the pieces of a written prompt into the test's hands: `window.write(text)`, `window.finish(ok)`. */
async function holdStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    const encoder = new TextEncoder();
    window.fetch = async (input, init) => {
      if (input !== "/functions/v1/enhance-prompt-stream") return send(input, init);
      const body = new ReadableStream({
        start(controller) {
          const event = (name: string, data: unknown) =>
            controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
          Object.assign(window, {
            write: (delta: string, generation_id?: string) =>
              event("message", { delta, made_by: "Test writer", generation_id }),
            finish: (isWell: boolean) => {
              if (isWell) event("done", {});
              else event("error", { data: { error: "The writer broke off.", code: "upstream" } });
              controller.close();
            },
          });
          init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
  });
}

/** A member's piece of work in a state that a test cannot wait for. */
async function insertGeneration(
  email: string,
  { name, input, status, error }: { name: string; input: object; status: string; error?: string },
): Promise<string> {
  const id = randomUUID();
  await askSite(
    `insert into generations (id, user_id, function, input, status, progress, made_by, idempotency_key, error)
     select $1::uuid, id, $2, $3, $4, 40, 'Built-in preview engine', $1::text, $5 from users where email = $6`,
    [id, name, JSON.stringify(input), status, error ?? null, email],
  );
  return id;
}

interface Held {
  write(delta: string, id?: string): void;
  finish(isWell: boolean): void;
}

test("toolkit §8 a text prompt appears as it is written; Generation Failed and Cancel keep what was typed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await holdStream(page);
  await page.goto(`${origin()}/generator?type=text`);
  const prompt = page.getByLabel("Prompt", { exact: true });
  const generate = page.getByRole("button", { name: "Generate prompt" });
  await prompt.fill("A mail about a [candle]");
  await page.getByLabel("candle").fill("lamp");
  await generate.click();
  await expect(page.getByText("Writing your prompt")).toBeVisible();
  await page.evaluate(() => (window as unknown as Held).write("Write a short mail "));
  await expect(page.getByText("Write a short mail")).toBeVisible();
  await page.evaluate(() => (window as unknown as Held).write("about a lamp"));
  await expect(page.getByText("Write a short mail about a lamp")).toBeVisible();
  await expect(page.getByText("Prompt Generated!")).toBeHidden();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(prompt).toHaveValue("A mail about a [candle]");
  await expect(page.getByLabel("candle")).toHaveValue("lamp");

  await generate.click();
  await page.evaluate(() => (window as unknown as Held).write("Write a "));
  await page.evaluate(() => (window as unknown as Held).finish(false));
  await expect(page.getByText("Generation Failed")).toBeVisible();
  await expect(page.getByText("The writer broke off.").first()).toBeVisible();
  await expect(prompt).toHaveValue("A mail about a [candle]");

  await generate.click();
  await page.evaluate(() => (window as unknown as Held).write("Write a short mail about a lamp"));
  await page.evaluate((id) => (window as unknown as Held).write("", id), randomUUID());
  await page.evaluate(() => (window as unknown as Held).finish(true));
  await expect(page.getByText("Prompt Generated!")).toBeVisible();
  await expect(page.getByText("Made by Test writer, free of charge.")).toBeVisible();
  await page.getByRole("button", { name: "Copy Prompt" }).click();
  await expect(page.getByText("Prompt copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Write a short mail about a lamp");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: /Copy Prompt|Copied/ }).click();
  await expect(page.getByText("Failed to copy prompt")).toBeVisible();
});

test("toolkit §5 without JavaScript a refused form keeps what was typed, and a text prompt is written", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin()}/generator?type=text`);
  await page.getByLabel("Tone").selectOption("humorous");
  await page.getByLabel("Target audience").fill("Small shop owners");
  await page.getByRole("button", { name: "Generate prompt" }).click();
  await expect(page.getByText("Please enter a prompt.").first()).toBeVisible();
  await expect(page.getByLabel("Tone")).toHaveValue("humorous");
  await expect(page.getByLabel("Target audience")).toHaveValue("Small shop owners");
  await page.getByLabel("Prompt", { exact: true }).fill("A launch mail for a candle");
  await page.getByRole("button", { name: "Generate prompt" }).click();
  await expect(page.getByText("Prompt generated", { exact: true })).toBeVisible();

  await page.goto(`${origin()}/generator?type=image-to-prompt`);
  await page.getByText("Leonardo", { exact: true }).click();
  await page.getByLabel("What does it show?").fill("A ginger cat");
  await page.getByRole("button", { name: "Analyze image for 5 credits" }).click();
  await expect(page.getByText("Please upload an image.").first()).toBeVisible();
  await expect(page.getByLabel("What does it show?")).toHaveValue("A ginger cat");
  await expect(page.getByRole("radio", { name: /Leonardo/ })).toBeChecked();
  await page.close();
});

test("toolkit §8 an image can be cancelled while it is drawn, nothing is charged, and the history says so", async ({
  page,
}) => {
  const email = await signUpInBrowser(page);
  // Work that no worker is at, so that it cannot end before the button is pressed.
  const id = await insertGeneration(email, {
    name: "generate-image",
    input: { prompt: "A quiet bay" },
    status: "running",
  });
  await page.goto(`${origin()}/generator?result=${id}&new=1`);
  await expect(page.getByText("Drawing your image")).toBeVisible();
  await expect(page.getByText("40%")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing was charged.")).toBeVisible();
  await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue("A quiet bay");
  await expect(page.getByText("100 credits").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to generator types" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "A quiet bay" });
  await expect(entry.getByText("Cancelled")).toBeVisible();
});

test("toolkit §8 work that failed says Generation Failed or Analysis Failed with Please try again., and its form is filled", async ({
  page,
}) => {
  const email = await signUpInBrowser(page);
  const fail = async (name: string, input: object) =>
    insertGeneration(email, { name, input, status: "failed", error: "The drawing broke off." });
  const image = await fail("generate-image", { prompt: "A quiet bay", style: "logo", size: "portrait" });
  await page.goto(`${origin()}/generator?result=${image}&new=1`);
  await expect(page.getByText("Generation Failed")).toBeVisible();
  await expect(page.getByText("Please try again.")).toBeVisible();
  await expect(page.getByText("The drawing broke off.")).toBeVisible();
  await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue("A quiet bay");
  await expect(page.getByRole("radio", { name: /Logo/ })).toBeChecked();
  const analysis = await fail("image-to-prompt", { targetModel: "dalle" });
  await page.goto(`${origin()}/generator?result=${analysis}&new=1`);
  await expect(page.getByText("Analysis Failed")).toBeVisible();
  await page.goto(`${origin()}/generator`);
  await expect(
    page.getByRole("listitem").filter({ hasText: "A quiet bay" }).getByText("Failed"),
  ).toBeVisible();
});

test("toolkit §5 an image is taken by drop and from the clipboard, other files are not; 5 credits are needed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin()}/generator`);
  await page.evaluate(() =>
    localStorage.setItem("generator-trial", JSON.stringify({ credits: 4, charged: [] })),
  );
  await page.goto(`${origin()}/generator?type=image-to-prompt`);
  const drop = async (name: string, type: string, bytes: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      ({ file, kind, base64 }) => {
        const transfer = new DataTransfer();
        const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([data], file, { type: kind }));
        return transfer;
      },
      { file: name, kind: type, base64: bytes.toString("base64") },
    );
    await page.getByLabel("Image", { exact: true }).dispatchEvent("drop", { dataTransfer });
  };
  await drop("notes.txt", "text/plain", Buffer.from("no picture"));
  await expect(page.getByText("notes.txt is not a kind of file that fits here.")).toBeVisible();
  const png = makePng({ width: 32, height: 32 });
  await drop("dropped.png", "image/png", Buffer.from(png));
  await expect(page.getByText("dropped.png")).toBeVisible();
  await page.getByRole("button", { name: "Remove dropped.png" }).click();
  await expect(page.getByText("dropped.png")).toBeHidden();

  await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    await navigator.clipboard.write([
      new ClipboardItem({ "image/png": new Blob([data], { type: "image/png" }) }),
    ]);
  }, Buffer.from(png).toString("base64"));
  await page.keyboard.press("Control+V");
  await expect(page.getByRole("button", { name: /^Remove .*png$/ })).toBeVisible();

  await page.getByRole("button", { name: "Analyze image for 5 credits" }).click();
  await expect(page.getByText("Insufficient Credits")).toBeVisible();
  await expect(page.getByText("You need 5 credits to analyze an image.")).toBeVisible();
});
