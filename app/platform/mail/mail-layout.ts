export interface MailText {
  /** First line, in larger letters. */
  heading: string;
  paragraphs: string[];
  action?: { label: string; address: string };
  /** Small print under a rule. */
  footer: string;
}

/** The plain-text and HTML bodies of one message, from one source, so that they never disagree. */
export function mailBodies({ heading, paragraphs, action, footer }: MailText): {
  text: string;
  html: string;
} {
  const button = action ? [`${action.label}: ${action.address}`] : [];
  const text = [heading, ...paragraphs, ...button, `--\n${footer}`].join("\n\n");
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3f0;color:#1c1b19;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2dfd8;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join("\n")}
${action ? actionHtml(action) : ""}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2dfd8;color:#6b6862;font-size:13px">${escape(footer)}</p>
</div>
</body>
</html>
`;
  return { text: `${text}\n`, html };
}

function actionHtml({ label, address }: { label: string; address: string }): string {
  const style =
    "display:inline-block;padding:12px 20px;background:#1c1b19;color:#fff;border-radius:8px;text-decoration:none";
  return `<p style="margin:0 0 16px"><a href="${escape(address)}" style="${style}">${escape(label)}</a></p>
<p style="margin:0;color:#6b6862;font-size:13px;word-break:break-all">${escape(address)}</p>`;
}

export function escape(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
