import { describe, expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { decideReports } from "./decide-report.server.ts";
import { listReports } from "./list-reports.server.ts";
import { reportPrompt } from "./report-prompt.server.ts";

const { db } = await useTestDatabase();
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const owner = await createUser(db);
const reader = await createUser(db, { email: "reader@example.com" });

async function reported(title: string) {
  const { id } = await createTestRecord(db, {
    tableName: "User Submission",
    ownerId: owner.id,
    fields: { Title: title },
  });
  await reportPrompt(testCtx(db, memberOf(reader)), id, { reason: "copied", details: "Seen elsewhere" });
  await reportPrompt(testCtx(db), id, { reason: "broken", details: "" });
  return id;
}

describe("issue 6 reports of prompts", () => {
  test("are listed once per prompt with everything that was said, and dismissed together", async () => {
    const id = await reported("Kept");
    const { reported: list, total } = await listReports(admin);
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ prompt: { id, title: "Kept" } });
    expect(list[0]?.reports.map(({ reason, details, email }) => [reason, details, email])).toEqual([
      ["broken", "", null],
      ["copied", "Seen elsewhere", "reader@example.com"],
    ]);
    expect(await decideReports(admin, { promptId: id, decision: "dismiss" })).toEqual({
      title: "Kept",
      count: 2,
    });
    expect((await listReports(admin)).total).toBe(0);
    expect((await loadRecord(admin, id))?.status).toBe("Live");
    await expect(decideReports(admin, { promptId: id, decision: "dismiss" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("unpublish takes the prompt off the site, tells its creator and is written to the log", async () => {
    const id = await reported("Gone");
    await decideReports(admin, { promptId: id, decision: "unpublish" });
    expect(await loadRecord(admin, id)).toMatchObject({ status: "Unpublished", shelf: null });
    expect((await listNotifications(testCtx(db, memberOf(owner))))[0]?.title).toBe(
      "“Gone” was taken off the site after a report",
    );
    expect((await listActions(admin, { target: id })).entries[0]).toMatchObject({
      action: "report.unpublish",
      details: { reports: 2 },
    });
  });

  test("members and visitors are refused", async () => {
    const id = await reported("Safe");
    for (const ctx of [testCtx(db), testCtx(db, memberOf(owner))]) {
      await expect(listReports(ctx)).rejects.toMatchObject({ name: "AppError" });
      await expect(decideReports(ctx, { promptId: id, decision: "unpublish" })).rejects.toMatchObject({
        name: "AppError",
      });
    }
  });
});
