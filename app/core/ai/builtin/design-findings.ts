/** What a look at the design found; each part may be missing. */
export interface DesignFindings {
  subject?: string;
  style?: string;
  mood?: string;
  colors?: readonly string[];
  elements?: readonly string[];
}
