import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { integrationExamples, tokenVariable } from "#app/features/pages/integration-examples.ts";
import { createAccessToken } from "#tests/support/create-access-token.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const run = promisify(execFile);

for (const example of integrationExamples) {
  test(`toolkit §2 integration guide: ${example.title.toLowerCase()} works as printed`, async ({ page }) => {
    await page.goto(`${origin()}/integration-guide`);
    const printed = page.locator(`#${example.id} pre`);
    const curl = await printed.nth(0).innerText();
    const typescript = await printed.nth(1).innerText();
    const env = { ...process.env, [tokenVariable]: await createAccessToken() };

    const viaShell = await run("bash", ["-c", `${curl} --silent --write-out '\n%{http_code}'`], { env });
    const [body = "", status] = viaShell.stdout.split(/\n(?=\d{3}$)/);
    expect(Number(status)).toBe(example.status);
    expect(Object.keys(JSON.parse(body) as object)).toEqual(expect.arrayContaining(example.answers));

    const folder = await mkdtemp(join(tmpdir(), "spm-example-"));
    try {
      const file = join(folder, "example.ts");
      await writeFile(file, typescript);
      await writeFile(join(folder, "package.json"), `{"type":"module"}`);
      const viaNode = await run(process.execPath, [file], { env });
      for (const field of example.answers) expect(viaNode.stdout).toContain(`${field}:`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
