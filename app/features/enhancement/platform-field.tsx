import { useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { platforms } from "./platforms.ts";

export function PlatformField({ hint }: { hint: "titleHint" | "tagHint" }) {
  const [value, setValue] = useState("stock");
  return (
    <Field label="Platform" hint={platforms.find((platform) => platform.value === value)?.[hint]}>
      <Select
        name="targetPlatform"
        options={platforms.map(({ value: option, label }) => ({ value: option, label }))}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </Field>
  );
}
