import { describe, expect, it } from "vitest";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deleteProject } from "./delete-project.server.ts";
import { listProjects } from "./list-projects.server.ts";
import { saveProject } from "./save-project.server.ts";

const { db } = await useTestDatabase();

async function someone() {
  return testCtx(db, memberOf(await createUser(db)));
}

describe("my projects", () => {
  it("D22 Save to My Projects keeps the prompt and lists it newest first", async () => {
    const ctx = await someone();
    await saveProject(ctx, { title: "Vase", kind: "text", prompt: "A vase on a table" });
    await saveProject(ctx, { title: "Cups", kind: "image-to-prompt", prompt: "Two cups" });
    expect((await listProjects(ctx)).map(({ title, prompt }) => [title, prompt])).toEqual([
      ["Cups", "Two cups"],
      ["Vase", "A vase on a table"],
    ]);
  });

  it("D22 a text that was written before signing in is kept without its history", async () => {
    const ctx = await someone();
    const generationId = "7d5f7f0e-58a4-4c0a-8f5e-1f6a3f1f3a10";
    await saveProject(ctx, { title: "Mail", kind: "text", prompt: "Write a mail", generationId });
    expect(await listProjects(ctx)).toMatchObject([{ title: "Mail", generationId: null }]);
  });

  it("toolkit §6 shows and deletes only one's own", async () => {
    const owner = await someone();
    const other = await someone();
    const { id } = await saveProject(owner, { title: "Vase", kind: "text", prompt: "A vase" });
    expect(await listProjects(other)).toEqual([]);
    await expect(deleteProject(other, { id })).rejects.toThrow("This project does not exist.");
    expect(await deleteProject(owner, { id })).toEqual({ title: "Vase" });
    expect(await listProjects(owner)).toEqual([]);
  });

  it("toolkit §6 a visitor is asked to sign in", async () => {
    const visit = saveProject(testCtx(db), { title: "Vase", kind: "text", prompt: "A vase" });
    await expect(visit).rejects.toThrow("Please sign in to save projects.");
  });
});
