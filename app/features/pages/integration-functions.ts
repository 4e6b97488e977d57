interface FunctionNote {
  name: string;
  takes: string;
  answers: string;
}

export const functionGroups: { title: string; functions: FunctionNote[] }[] = [
  {
    title: "Library and account",
    functions: [
      {
        name: "airtable-proxy",
        takes: "action (listTables, getTableData, getRecord, createRecord, updateRecord) and its parameters",
        answers: "tables, records, or one record with id and fields",
      },
      {
        name: "check-subscription",
        takes: "nothing",
        answers: "subscribed, subscription_tier, subscription_end",
      },
      { name: "create-checkout", takes: "tier, or type and pack", answers: "url" },
      { name: "customer-portal", takes: "nothing", answers: "url" },
    ],
  },
  {
    title: "Prompts and images",
    functions: [
      {
        name: "enhance-prompt",
        takes: "prompt, category, tone, audience, enhancementType",
        answers: "enhanced_prompt",
      },
      { name: "image-to-prompt", takes: "image (data URL), targetModel", answers: "prompt" },
      { name: "generate-image-freepik", takes: "prompt, options", answers: "image_url" },
      { name: "generate-image-artistly", takes: "prompt, options", answers: "image_url" },
      { name: "upscale-image", takes: "imageUrl, scale (4)", answers: "image" },
    ],
  },
  {
    title: "Listings",
    functions: [
      {
        name: "rewrite-title",
        takes: "originalTitle, imageDescription, targetPlatform",
        answers: "rewrittenTitle",
      },
      {
        name: "generate-mega-tags",
        takes: "imageDescription, existingTags, targetPlatform",
        answers: "megaTags, newTagsCount, totalTagsCount",
      },
    ],
  },
  {
    title: "Design Workflow Studio",
    functions: [
      { name: "analyze-etsy-niches", takes: "searchTerm", answers: "niches, source (Sample data), site" },
      {
        name: "analyze-etsy-trends",
        takes: "trend (Rising, Stable or Falling), or nothing",
        answers: "trends, source (Sample data), site",
      },
      {
        name: "analyze-design",
        takes: "image (data URL or public address), title",
        answers: "palette, style, text, composition, transparentPercent, prints, garments, prompts",
      },
      {
        name: "generate-design",
        takes: "prompt, format, style, idempotencyKey",
        answers: "image_url, prompt, generation_id, made_by, credits",
      },
      {
        name: "generate-seo-content",
        takes: "keywords, format, findings",
        answers: "title, tags, description, searchVolume, competition, suggestions",
      },
      { name: "fetch-airtable-prompts", takes: "search, tableName, limit", answers: "prompts, total" },
    ],
  },
];
