import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import {
  isSurfaceWanted,
  requestToast,
  subscribeToSurface,
  wantSurface,
  type ToastOptions,
} from "./toast-queue.ts";

export const toast = {
  success: (title: string, options?: ToastOptions) => requestToast({ ...options, kind: "success", title }),
  error: (title: string, options?: ToastOptions) => requestToast({ ...options, kind: "error", title }),
  info: (title: string, options?: ToastOptions) => requestToast({ ...options, kind: "info", title }),
  message: (title: string, options?: ToastOptions) => requestToast({ ...options, kind: "message", title }),
};

// The surface (sonner) is fetched at the visitor's first touch of the page, not with the page.
const ToastSurface = lazy(() => import("./toast-surface.tsx"));

/** Once per document. Bottom right, 4 seconds, at most 3. */
export function Toaster() {
  const isOn = useSyncExternalStore(subscribeToSurface, isSurfaceWanted, () => false);

  useEffect(() => {
    addEventListener("pointerdown", wantSurface, { once: true });
    addEventListener("keydown", wantSurface, { once: true });
    return () => {
      removeEventListener("pointerdown", wantSurface);
      removeEventListener("keydown", wantSurface);
    };
  }, []);

  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <ToastSurface />
    </Suspense>
  );
}
