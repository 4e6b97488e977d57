import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. It does not resolve conflicts (that would cost every page 8 kB), so a class passed to a
 * component adds to its own: use the component's props for what it already decides, or `p-0!` to overrule.
 */
export function cn(...values: ClassValue[]) {
  return clsx(values);
}
