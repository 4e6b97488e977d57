import { AccessDenied } from "./access-denied.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

interface RefusalPageProps {
  status: number;
  message: string | undefined;
  /** Where signing in leads back to. */
  next: string;
}

export default function RefusalPage({ status, message, next }: RefusalPageProps) {
  if (status === 404) return <NotFoundPage />;
  if (status === 403) return <AccessDenied />;
  return <SignInFirst message={message} next={next} />;
}
