// @vitest-environment happy-dom
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import * as apiKeys from "#app/backoffice/api-keys/api-keys.route.tsx";
import * as credits from "#app/backoffice/credits/credits.route.tsx";
import * as database from "#app/backoffice/database/database.route.tsx";
import * as userImages from "#app/backoffice/user-images/user-images.route.tsx";
import { RecordTable } from "#app/backoffice/database/record-table.tsx";
import { render } from "#tests/support/render.tsx";

describe("a tab that cannot be read says which", () => {
  it.each<[string, ComponentType]>([
    ["core §8 Failed to fetch API keys", apiKeys.ErrorBoundary],
    ["toolkit §8 Failed to fetch AI models", credits.ErrorBoundary],
    ["toolkit §8 Failed to fetch user images", userImages.ErrorBoundary],
    ["toolkit §8 Failed to load tables. Please check your connection and try again.", database.ErrorBoundary],
  ])("core §8 and toolkit §8 in its own words: %s", async (title, Failure) => {
    const container = await render(<Failure />);
    expect(container.textContent).toContain(title.replace(/^\w+ §8 /, ""));
  });
});

it("toolkit §3 and §8 without any of 🎨AI Images, 🏆Freepik and Prompt Ai the database tab names all three", async () => {
  const missing = ["🎨AI Images", "🏆Freepik", "Prompt Ai"];
  const props = {
    query: { table: "🎨AI Images" },
    list: {
      rows: [],
      statuses: [],
      total: { count: 0, isExact: true },
      window: { page: 1, pages: 1, start: 0, size: 25, offset: 0, limit: 0, isFromEnd: false },
    },
    missing,
  } as unknown as Parameters<typeof RecordTable>[0];
  const container = await render(<RecordTable {...props} />);
  expect(container.textContent).toContain(`No tables found with exact names: ${missing.join(", ")}`);
});
