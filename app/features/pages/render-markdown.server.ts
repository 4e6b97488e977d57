import { Marked } from "marked";

// For text that we wrote ourselves and ship with the code. Never give it what a user typed.
const ours = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code({ text }) {
      // Focusable, like the tables below: long lines scroll inside.
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
    },
    link({ href, tokens }) {
      const outside = /^https?:/.test(href) ? ' rel="noopener"' : "";
      return `<a href="${href}"${outside}>${this.parser.parseInline(tokens)}</a>`;
    },
    table({ header, rows }) {
      const cells = (row: typeof header, tag: "th" | "td") =>
        row
          .map((cell) => {
            const scope = tag === "th" ? ' scope="col"' : "";
            return `<${tag}${scope}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
          })
          .join("");
      const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
      return `<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function renderMarkdown(markdown: string): string {
  return ours.parse(markdown, { async: false });
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
