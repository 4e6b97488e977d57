/** One numbered section of a legal page; `body` is our own Markdown. */
export interface LegalSection {
  id: string;
  title: string;
  body: string;
}
