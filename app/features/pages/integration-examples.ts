/** A call that the integration guide shows and that a test sends just as it is printed. */
export interface IntegrationExample {
  id: string;
  title: string;
  text: string;
  functionName: string;
  body: Record<string, unknown>;
  needsToken: boolean;
  status: number;
  /** Fields of the answer, as specified. */
  answers: string[];
}

export const integrationExamples: IntegrationExample[] = [
  {
    id: "list-tables",
    title: "List the tables of the library",
    text: "The record tables are open to everyone. What a prompt hides on its page, it hides here.",
    functionName: "airtable-proxy",
    body: { action: "listTables" },
    needsToken: false,
    status: 200,
    answers: ["tables"],
  },
  {
    id: "read-records",
    title: "Read records with a filter",
    text: "filterFormula takes Airtable's formula language. It can only see the fields you may see.",
    functionName: "airtable-proxy",
    body: { action: "getTableData", tableName: "Midjourney", filterFormula: "{Price} <= 8" },
    needsToken: false,
    status: 200,
    answers: ["records"],
  },
  {
    id: "enhance-prompt",
    title: "Improve a prompt",
    text: "Text prompts cost no credits. Visitors are limited by address, so send your token for more than a few.",
    functionName: "enhance-prompt",
    body: {
      prompt: "poster of a mountain lake",
      category: "creative",
      tone: "professional",
      audience: "print buyers",
      enhancementType: "optimize",
    },
    needsToken: true,
    status: 200,
    answers: ["enhanced_prompt"],
  },
  {
    id: "rewrite-title",
    title: "Rewrite a listing title",
    text: "Give the platform you sell on: stock, facebook, instagram or adobe.",
    functionName: "rewrite-title",
    body: { originalTitle: "lake print blue", targetPlatform: "stock" },
    needsToken: true,
    status: 200,
    answers: ["rewrittenTitle"],
  },
  {
    id: "mega-tags",
    title: "Make tags for a picture",
    text: "Tags you already have stay, and the counts say how many are new.",
    functionName: "generate-mega-tags",
    body: {
      imageDescription: "layered mountain lake at golden hour, pine ridges, still water",
      existingTags: ["lake", "mountain"],
      targetPlatform: "stock",
    },
    needsToken: true,
    status: 200,
    answers: ["megaTags", "newTagsCount", "totalTagsCount"],
  },
  {
    id: "seo-content",
    title: "Write an Etsy listing",
    text: "A title under 140 characters, 13 tags of at most 20, and a description. The figures of demand are sample data.",
    functionName: "generate-seo-content",
    body: { keywords: "lake wall art, mountain print, moody landscape", format: "poster" },
    needsToken: true,
    status: 200,
    answers: ["title", "tags", "description", "suggestions"],
  },
  {
    id: "niches",
    title: "Look for a niche",
    text: "Sample niches near a term, and what people search for and unlock on this site.",
    functionName: "analyze-etsy-niches",
    body: { searchTerm: "nursery wall art" },
    needsToken: false,
    status: 200,
    answers: ["niches", "source", "site"],
  },
  {
    id: "check-subscription",
    title: "Ask for your own subscription",
    text: "Needs a token: it answers for the account the token belongs to.",
    functionName: "check-subscription",
    body: {},
    needsToken: true,
    status: 200,
    answers: ["subscribed", "subscription_tier", "subscription_end"],
  },
  {
    id: "refused",
    title: "What a refusal looks like",
    text: "Without a token the same call answers 401, with a sentence you may show to people.",
    functionName: "check-subscription",
    body: {},
    needsToken: false,
    status: 401,
    answers: ["error", "code", "requestId"],
  },
];

/** The environment variable that the printed examples read the token from. */
export const tokenVariable = "SMART_PROMPT_TOKEN";

export function curlExample(example: IntegrationExample, origin: string): string {
  return [
    `curl ${origin}/functions/v1/${example.functionName} \\`,
    ...(example.needsToken ? [`  -H "Authorization: Bearer $${tokenVariable}" \\`] : []),
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(example.body)}'`,
  ].join("\n");
}

export function typescriptExample(example: IntegrationExample, origin: string): string {
  const headers = [
    ...(example.needsToken ? [`    Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`] : []),
    `    "Content-Type": "application/json",`,
  ];
  const body = JSON.stringify(example.body, null, 2).replaceAll("\n", "\n  ");
  return `const response = await fetch("${origin}/functions/v1/${example.functionName}", {
  method: "POST",
  headers: {
${headers.join("\n")}
  },
  body: JSON.stringify(${body}),
});
const answer = await response.json();
${
  example.status < 400
    ? `if (!response.ok) throw new Error(\`\${answer.code}: \${answer.error}\`);\nconsole.log(answer);`
    : `console.log(response.status, answer);`
}`;
}
