import { Link, useFetcher, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { useHasScript } from "#app/ui/has-script.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { useEach } from "#app/ui/use-each.ts";

type Answer = { ok: true; message: string } | Refusal;

type Way = "login" | "sign-up";

/** What a form sent without its script came to. */
export type SentForm = Refusal & { email: string; next: string };

interface AuthFormsProps {
  /** Where to go afterwards when this is a page rather than a dialog. */
  next?: string;
  onDone?: () => void;
  start?: Way;
  sent?: SentForm | undefined;
}

export function AuthForms({ start = "login", sent, ...props }: AuthFormsProps) {
  return (
    <Tabs defaultValue={start}>
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
          sent={start === "login" ? sent : undefined}
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
          sent={start === "sign-up" ? sent : undefined}
        />
      </TabPanel>
    </Tabs>
  );
}

interface CredentialsFormProps extends Omit<AuthFormsProps, "start"> {
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
  next = "/",
  onDone,
  sent,
}: CredentialsFormProps) {
  const fetcher = useFetcher<Answer>();
  const navigate = useNavigate();
  const hasScript = useHasScript();
  const answer = fetcher.data ?? sent;
  const fields = answer && !answer.ok ? answer.fields : {};
  const isBusy = fetcher.state !== "idle";

  useEach(fetcher.data, (answer) => {
    if (!answer.ok) {
      toast.error(answer.message || fallback);
      return;
    }
    toast.success(answer.message);
    if (onDone) onDone();
    else void navigate(next);
  });

  return (
    <fetcher.Form method="post" action={action} className="flex flex-col gap-4">
      <input type="hidden" name="stay" value={hasScript ? "1" : "0"} />
      <input type="hidden" name="next" value={next} />
      <Field label="Email" error={fields.email} isRequired>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          defaultValue={sent?.email}
        />
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
      {answer?.ok === false && Object.keys(fields).length === 0 ? (
        <FieldError>{answer.message || fallback}</FieldError>
      ) : null}
      <Button type="submit" size="lg" className="w-full" isBusy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </fetcher.Form>
  );
}
