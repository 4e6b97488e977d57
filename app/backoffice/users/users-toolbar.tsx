import { RefreshCw } from "lucide-react";
import { Form, useNavigate, useRevalidator, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { UserListInput } from "./schema.ts";

interface ToolbarProps {
  input: UserListInput;
  total: number;
}

export function UsersToolbar({ input, total }: ToolbarProps) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const submit = useSubmit();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Form action="/admin/users" className="flex flex-wrap items-center gap-3 max-md:w-full">
        <SearchBox
          key={input.q}
          label="Search users"
          placeholder="Search by email or user id"
          defaultValue={input.q}
          className="w-72 max-md:w-full"
          onClear={() => void navigate("/admin/users")}
        />
        <Select
          name="role"
          aria-label="Role"
          size="sm"
          placeholder="All roles"
          options={["admin", "user"]}
          defaultValue={input.role ?? ""}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
        <input type="hidden" name="sort" value={input.sort} />
        <input type="hidden" name="direction" value={input.direction} />
      </Form>
      <p className="text-ui text-muted-foreground">
        Total Users: <strong className="font-strong text-foreground">{formatCount(total)}</strong>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="ml-auto"
        isBusy={state !== "idle"}
        onClick={() => void revalidate()}
      >
        <RefreshCw />
        Refresh
      </Button>
    </div>
  );
}
