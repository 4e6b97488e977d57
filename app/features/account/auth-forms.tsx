import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { useEach } from "#app/ui/use-each.ts";

type Answer = { ok: true; message: string } | Refusal;

interface AuthFormsProps {
  /** Where to go afterwards when this is a page rather than a dialog. */
  next?: string;
  onDone?: () => void;
}

export function AuthForms(props: AuthFormsProps) {
  return (
    <Tabs defaultValue="login">
      <TabList look="segmented" aria-label="Login or Sign Up">
        <Tab value="login">Login</Tab>
        <Tab value="sign-up">Sign Up</Tab>
      </TabList>
      <TabPanel value="login">
        <CredentialsForm
          {...props}
          action="/account/sign-in"
          label="Sign In"
          busyLabel="Signing in..."
          fallback="Login failed. Please try again."
          isLogin
        />
      </TabPanel>
      <TabPanel value="sign-up">
        <CredentialsForm
          {...props}
          action="/account/sign-up"
          label="Create Account"
          busyLabel="Creating account..."
          fallback="Signup failed. Please try again."
        />
      </TabPanel>
    </Tabs>
  );
}

interface CredentialsFormProps extends AuthFormsProps {
  action: string;
  label: string;
  busyLabel: string;
  fallback: string;
  isLogin?: boolean;
}

function CredentialsForm({
  action,
  label,
  busyLabel,
  fallback,
  isLogin = false,
  next,
  onDone,
}: CredentialsFormProps) {
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.data;
  const fields = answer && !answer.ok ? answer.fields : {};
  const isBusy = fetcher.state !== "idle";

  useEach(answer, (answer) => {
    if (answer.ok) {
      toast.success(answer.message);
      onDone?.();
    } else toast.error(answer.message || fallback);
  });

  return (
    <fetcher.Form method="post" action={action} className="flex flex-col gap-4">
      {onDone ? (
        <input type="hidden" name="stay" value="1" />
      ) : (
        <input type="hidden" name="next" value={next ?? "/"} />
      )}
      <Field label="Email" error={fields.email} isRequired>
        <Input name="email" type="email" autoComplete="email" placeholder="you@example.com" />
      </Field>
      <Field
        label="Password"
        error={fields.password}
        hint={isLogin ? undefined : "At least 8 characters."}
        aside={
          isLogin ? (
            <Link to="/account/forgot" className="text-small text-link hover:underline" onClick={onDone}>
              Forgot password?
            </Link>
          ) : undefined
        }
        isRequired
      >
        <PasswordInput name="password" autoComplete={isLogin ? "current-password" : "new-password"} />
      </Field>
      <Button type="submit" size="lg" className="w-full" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </fetcher.Form>
  );
}
