// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { render } from "#tests/support/render.tsx";
import { userColumns } from "./user-columns.tsx";

it("core §9 a user's id is shown by its first 8 characters and an ellipsis", async () => {
  const columns = userColumns({} as Parameters<typeof userColumns>[0], () => undefined);
  const column = columns.find(({ header }) => header === "User ID");
  const user = { id: "abcdefghijklmnop" } as Parameters<NonNullable<typeof column>["render"]>[0];
  const container = await render(<>{column?.render(user)}</>);
  expect(container.textContent).toBe("abcdefgh…");
});
