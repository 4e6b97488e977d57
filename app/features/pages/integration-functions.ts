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
];
