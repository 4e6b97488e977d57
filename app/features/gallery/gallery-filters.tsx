import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { formatCount } from "#app/ui/format-number.ts";

const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "title", label: "Title" },
];

export function GalleryFilters({ total }: { total: number }) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  return (
    <Form className="mb-5 grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_240px_auto]">
      {search.has("batch") ? <input type="hidden" name="batch" value={search.get("batch") ?? ""} /> : null}
      <SearchBox
        label="Search your images"
        placeholder="Search by title, prompt or style..."
        defaultValue={search.get("q") ?? ""}
      />
      <Select
        name="sort"
        aria-label="Sort"
        prefix="Sort"
        size="sm"
        options={sorts}
        defaultValue={search.get("sort") ?? "newest"}
        onChange={(event) => void submit(event.currentTarget.form)}
      />
      <Button variant="outline">Search</Button>
      <p className="text-small text-muted-foreground md:col-span-3" aria-live="polite">
        {total === 1 ? "1 image" : `${formatCount(total)} images`}
      </p>
    </Form>
  );
}
