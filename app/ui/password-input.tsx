import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type" | "trail">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      {...props}
      type={isShown ? "text" : "password"}
      trail={
        <IconButton
          size="sm"
          label={isShown ? "Hide password" : "Show password"}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
