import { Check, ChevronDown } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { floatingItemStyle, floatingStyle } from "./floating-style.ts";
import { controlStyle } from "./input.tsx";

type SelectMenuProps = {
  options: readonly { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  "aria-label"?: string;
};

/** For entries that carry an icon or more than words; otherwise the native Select is lighter. */
export function SelectMenu({ options, placeholder, "aria-label": ariaLabel, ...props }: SelectMenuProps) {
  const { required, ...control } = useFieldControl({});
  return (
    <RadixSelect.Root required={required} {...props}>
      <RadixSelect.Trigger
        {...control}
        aria-label={ariaLabel}
        className={cn(controlStyle, "flex h-11 items-center justify-between gap-2 px-3.5 text-left")}
      >
        <span className="truncate">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown className="size-4 shrink-0" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            floatingStyle,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)",
          )}
        >
          <RadixSelect.Viewport className="p-1.5">
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={cn(floatingItemStyle, "pr-9 data-[state=checked]:font-label")}
              >
                {option.icon}
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="absolute right-4">
                  <Check />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
