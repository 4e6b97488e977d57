import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { onTestFinished } from "vitest";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Puts a component on a page with a router; use with `@vitest-environment happy-dom`. */
export async function render(element: ReactNode, path = "/") {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const Page = createRoutesStub([{ path: "*", Component: () => element }]);
  await act(async () => root.render(<Page initialEntries={[path]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return container;
}

/** The first element with this selector; fails where there is none. */
export function find(selector: string, within: ParentNode = document) {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

/** The same for one kind of element: `findOf(HTMLInputElement, "input")`. */
export function findOf<Found extends HTMLElement>(kind: new () => Found, selector: string) {
  const found = find(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not a ${kind.name}`);
  return found;
}

export async function click(element: HTMLElement) {
  await act(async () => element.click());
}

export async function press(element: HTMLElement, key: string) {
  await act(async () => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}
