export interface Deliverable {
  id: string;
  /** Words by which the idea asks for it. */
  asks: RegExp;
  /** Weaker signs, read only when nothing is asked for by name. */
  hints?: RegExp;
  /** With its article, as in “Write …”. */
  name: string;
  /** Turns a bare subject into a task. */
  task: (subject: string) => string;
  roles: string[];
  format: string[];
  rules: string[];
  /** The reader is the one who asks, not that person's customer. */
  advises?: boolean;
  /** Facts that people forget to give. */
  oftenMissing: string;
  /** Whether the model may settle those facts itself. */
  mayInvent?: boolean;
  check: string;
}
