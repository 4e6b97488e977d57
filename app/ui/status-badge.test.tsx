import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PromptStatusBadge, StatusBadge, statusTone } from "./status-badge.tsx";

test("toolkit §4 stock items are approved, pending or rejected in green, amber, red", () => {
  expect(["approved", "pending", "rejected"].map(statusTone)).toEqual(["success", "warning", "danger"]);
  expect(statusTone("Processing (47)")).toBe("info");
  expect(statusTone("something new")).toBe("neutral");
});

test("core §2 Live wears the default style, any other prompt status the secondary one", () => {
  expect(renderToStaticMarkup(<PromptStatusBadge status="Live" />)).toContain("bg-primary");
  for (const status of ["Draft", "Rejected"]) {
    expect(renderToStaticMarkup(<PromptStatusBadge status={status} />)).toContain("bg-muted");
  }
});

test("toolkit §2 underscores read as spaces", () => {
  expect(renderToStaticMarkup(<StatusBadge status="in_progress" />)).toContain("in progress");
});
