import { useEffect, useState, type RefObject } from "react";

/** Length of the text in the first input or textarea inside `root`; follows typing and form resets. */
export function useTextLength(root: RefObject<HTMLElement | null>, isOn: boolean) {
  const [length, setLength] = useState(0);

  useEffect(() => {
    const control = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!isOn || !control) return undefined;
    const form = control.form;
    const count = () => setLength(control.value.length);
    // The reset event comes before the values change.
    const countLater = () => setTimeout(count);
    count();
    control.addEventListener("input", count);
    form?.addEventListener("reset", countLater);
    return () => {
      control.removeEventListener("input", count);
      form?.removeEventListener("reset", countLater);
    };
  }, [root, isOn]);

  return length;
}
