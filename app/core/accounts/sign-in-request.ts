/** Any part of a page may ask for the sign-in dialog; the document's root shows it. */
type Listener = () => void;

const listeners = new Set<Listener>();

export function requestSignIn(): void {
  for (const listener of listeners) listener();
}

export function onSignInRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
