export type ToastKind = "success" | "error" | "info" | "message";
export type ToastOptions = {
  description?: string;
  /** Listed under the description; those to other sites open in a new tab. */
  links?: readonly { label: string; url: string }[];
  /** 4 seconds unless a message needs longer to be used. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
};
export type ToastRequest = ToastOptions & { kind: ToastKind; title: string };

let waiting: ToastRequest[] = [];
let isWanted = false;
let show: ((request: ToastRequest) => void) | undefined;
const subscribers = new Set<() => void>();

/** Asks for the surface that shows toasts. */
export function wantSurface() {
  if (isWanted) return;
  isWanted = true;
  for (const notify of subscribers) notify();
}

export function isSurfaceWanted() {
  return isWanted;
}

export function subscribeToSurface(notify: () => void) {
  subscribers.add(notify);
  return () => {
    subscribers.delete(notify);
  };
}

export function requestToast(request: ToastRequest) {
  if (show) return show(request);
  waiting.push(request);
  wantSurface();
}

/** Called by the surface once it can show toasts; hands over what has waited. */
export function connectSurface(showToast: (request: ToastRequest) => void) {
  show = showToast;
  for (const request of waiting) showToast(request);
  waiting = [];
  return () => {
    show = undefined;
  };
}
