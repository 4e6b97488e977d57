// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, data } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { find } from "#tests/support/render.tsx";
import { TabFailure } from "./tab-failure.tsx";

/** A tab whose loader throws, with the boundary that the tabs have. */
async function openFailing(thrown: unknown, message: string): Promise<HTMLElement> {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const Page = createRoutesStub([
    {
      path: "/",
      HydrateFallback: () => null,
      loader: () => {
        throw thrown;
      },
      Component: () => null,
      ErrorBoundary: () => <TabFailure message={message} />,
    },
  ]);
  await act(async () => root.render(<Page />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return container;
}

test.each(["Failed to load users", "Failed to fetch API keys", "Failed to fetch AI models"])(
  "core §8 and toolkit §8 a list that failed says %j and offers another try",
  async (message) => {
    const page = await openFailing(data(null, { status: 500 }), message);
    expect(find("h2", page).textContent).toBe(message);
    expect(find("button", page).textContent).toBe("Try again");
  },
);

test("core §8 what the operation said comes before the page's own sentence", async () => {
  const thrown = data({ message: "Failed to fetch user profiles" }, { status: 503 });
  const page = await openFailing(thrown, "Failed to load users");
  expect(find("h2", page).textContent).toBe("Failed to fetch user profiles");
});
