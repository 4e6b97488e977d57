import { describe, expect, test } from "vitest";
import { adminProcedure } from "#app/core/accounts/procedure.server.ts";
import type { Viewer } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { apiRouter } from "#server/api-router.ts";
import { describeApi, handleApi } from "#server/api.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx, visitor } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

// Nobody but an admin gets through any door of the admin area. New operations are met without being listed here.

const { db } = await useTestDatabase();
const admin = await createUser(db, { role: "admin" });
const people: [string, Viewer][] = [
  ["a visitor", visitor],
  ["a member", memberOf(await createUser(db))],
  ["an admin's access token without the scope", { ...memberOf(admin, "admin"), scopes: ["read", "write"] }],
];

interface Operation {
  path: string;
  method: string;
  isForAdmins: boolean;
}

const adminDoor = adminProcedure["~orpc"].middlewares.at(-1);

/** Every procedure of the router, with whether it stands behind the admins' door. */
function proceduresOf(router: object): Operation[] {
  return Object.values(router).flatMap((entry: object) => {
    if (!("~orpc" in entry)) return proceduresOf(entry);
    const definition = entry["~orpc"] as {
      route: { path?: string; method?: string };
      middlewares: unknown[];
    };
    const { path = "", method = "POST" } = definition.route;
    return { path, method, isForAdmins: definition.middlewares.includes(adminDoor) };
  });
}

describe("the HTTP API", () => {
  const procedures = proceduresOf(apiRouter);
  const guarded = procedures.filter(({ isForAdmins }) => isForAdmins);

  test("D6 whatever the reference lists under Admin or below /admin stands behind the admins' door", async () => {
    const { paths = {} } = await describeApi();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).flatMap(([method, operation]) => {
        const isTagged = (operation as { tags?: string[] }).tags?.includes("Admin") ?? false;
        return isTagged || path.includes("/admin/") ? [`${method.toUpperCase()} ${path}`] : [];
      }),
    );
    expect(listed.length).toBeGreaterThan(1);
    expect(guarded.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(listed));
  });

  test.each(people)("D6 %s is refused by every admin operation, whatever the body", async (_who, viewer) => {
    for (const { path, method } of guarded)
      for (const body of [undefined, {}, { userId: admin.id, credits: 5, id: admin.id }]) {
        const address = `http://site.test${path.replaceAll(/\{[^}]+\}/g, admin.id)}`;
        const hasBody = body !== undefined && method !== "GET";
        const request = new Request(address, {
          method,
          ...(hasBody ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
        });
        const response = await handleApi(request, testCtx(db, viewer));
        expect([401, 403], `${method} ${path}`).toContain(response.status);
      }
  });
});

type Operate = (...args: unknown[]) => unknown;

/** Exported functions whose first parameter is the context: the operations. */
function operationsOf(modules: Record<string, unknown>): [string, Operate][] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported as Record<string, unknown>).flatMap(([name, value]): [string, Operate][] => {
      const isOperation =
        typeof value === "function" && /^async function\s*\w*\(\s*ctx\b/.test(String(value));
      return isOperation ? [[`${file} ${name}`, value as Operate]] : [];
    }),
  );
}

const isAdminsOnly = ([, operate]: [string, Operate]) =>
  /^[^{]*(?:\{[^}]*\}[^{]*)?\)\s*\{[^;]*requireAdmin/.test(String(operate));

describe("operations", () => {
  const backoffice = operationsOf(import.meta.glob("/app/backoffice/**/*.server.ts", { eager: true }));
  const below = operationsOf(
    import.meta.glob(["/app/core/**/*.server.ts", "/app/features/**/*.server.ts"], { eager: true }),
  ).filter(isAdminsOnly);

  test("D6 the walk meets the operations of the admin area", () => {
    expect(backoffice.length).toBeGreaterThan(10);
    expect(below.map(([name]) => name)).toContain("/app/core/credits/set-balance.server.ts setBalance");
    expect(below.length).toBeGreaterThan(10);
  });

  test.each(people)(
    "D6 %s is refused by each of them before anything else is looked at",
    async (_who, viewer) => {
      const open: string[] = [];
      for (const [name, operate] of [...backoffice, ...below]) {
        const input = { id: admin.id, userId: admin.id, credits: 5, role: "user", reason: "none" };
        const request = new Request("http://site.test/admin", { method: "POST", body: new FormData() });
        for (const argument of [input, admin.id, request])
          try {
            await operate(testCtx(db, viewer), argument, argument, argument);
            open.push(`${name}: answered`);
          } catch (error) {
            const isRefusal =
              error instanceof AppError && (error.code === "unauthenticated" || error.code === "forbidden");
            if (!isRefusal) open.push(`${name}: ${String(error)}`);
          }
      }
      expect([...new Set(open)]).toEqual([]);
    },
  );
});
