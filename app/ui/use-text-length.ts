import { useEffect, useState, type RefObject } from "react";

/** Length of the text in the first input or textarea inside `root`; follows typing and form resets. */
export function useTextLength(root: RefObject<HTMLElement | null>, isOn: boolean) {
  const [length, setLength] = useState(0);

  useEffect(() => {
    const control = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!isOn || !control) return undefined;
    const form = control.form;
    const count = () => setLength(control.value.length);
    // A reset comes before the values change; and counting at once while somebody types would re-render a
    // controlled input with its old value before its own handler has run.
    const countLater = () => setTimeout(count);
    count();
    control.addEventListener("input", countLater);
    form?.addEventListener("reset", countLater);
    return () => {
      control.removeEventListener("input", countLater);
      form?.removeEventListener("reset", countLater);
    };
  }, [root, isOn]);

  return length;
}
