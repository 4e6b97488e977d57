import * as z from "zod";

// Every setting of the product, by group. `.env.example` is written from this file.

const text = () => z.string().optional();
const address = () => z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional();
const flag = (fallback: boolean) =>
  z
    .stringbool({ error: "must be 1 or 0" })
    .optional()
    .transform((value) => value ?? fallback);

const running = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], { error: "must be development, production or test" })
    .default("development")
    .describe("How the process runs; npm start sets production."),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65535, "must be a port number")
    .default(3000)
    .describe("Port the site listens on."),
  HOST: z.string().default("127.0.0.1").describe("Address the site listens on; 0.0.0.0 for all."),
  DATA_DIR: z
    .string()
    .default("./data")
    .describe("Folder for the embedded database, uploaded files and the secret made at first start."),
  APP_ORIGIN: address().describe("Public address of the site; http://HOST:PORT when unset."),
  APP_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("Signs sessions and file addresses and encrypts stored keys; made and kept when unset."),
  TRUST_PROXY: z.coerce
    .number({ error: "must be the number of proxies" })
    .int("must be the number of proxies")
    .min(0, "must be the number of proxies")
    .max(10, "must be at most 10")
    .default(0)
    .describe("How many proxies in front of the site add to X-Forwarded-For."),
  SIGN_UPS_PER_HOUR: z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .default(20)
    .describe("How many accounts one address may open in an hour; more where a school shares one."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("How much is logged."),
  DEMO: flag(true).describe("Demo data and demo accounts on the first run; 0 leaves them out."),
  ADMIN_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .describe("E-mail address of the first admin; admin@example.com when unset."),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .optional()
    .describe("Password of the first admin; a random one is printed once when unset."),
  ALLOW_LOOPBACK_FETCH: flag(false).describe(
    "Lets the tests fetch from this machine; never set it on a site.",
  ),
});

const storage = z.object({
  DATABASE_URL: z
    .string({ error: "is not set: use npm start, or give the address of a PostgreSQL database" })
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .describe("PostgreSQL 15 or newer; npm start brings an embedded one when unset."),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional()
    .describe("Read replica for the catalogue."),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis://")
    .optional()
    .describe("Counts rate limits in Redis; in PostgreSQL when unset."),
  S3_ENDPOINT: address().describe("Address of an S3-compatible service; Amazon's when unset."),
  S3_REGION: z.string().default("us-east-1").describe("Region of the bucket."),
  S3_BUCKET: text().describe("Keeps files in this bucket; in the data folder when unset."),
  S3_ACCESS_KEY_ID: text().describe("Access key of the bucket."),
  S3_SECRET_ACCESS_KEY: text().describe("Secret key of the bucket."),
  S3_FORCE_PATH_STYLE: flag(false).describe("Puts the bucket in the path, as MinIO wants it."),
});

const mail = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional()
    .describe("Sends mail, e.g. smtp://user:password@host:587; a local outbox is used when unset."),
  MAIL_FROM: text().describe("Sender of all mail; the product's name at localhost when unset."),
});

const payments = z.object({
  STRIPE_SECRET_KEY: text().describe("Takes payments through Stripe; a test checkout is used when unset."),
  STRIPE_WEBHOOK_SECRET: text().describe("Verifies what Stripe reports."),
  STRIPE_PUBLISHABLE_KEY: text().describe("Stripe's key for the browser."),
  STRIPE_BASE_URL: address().describe("Another address for Stripe's API."),
});

const providers = z.object({
  OPENAI_API_KEY: text().describe("OpenAI: text and images."),
  OPENAI_BASE_URL: address().describe("Another address for OpenAI's API."),
  ANTHROPIC_API_KEY: text().describe("Anthropic: text."),
  ANTHROPIC_BASE_URL: address().describe("Another address for Anthropic's API."),
  GOOGLE_GENERATIVE_AI_API_KEY: text().describe("Google: text and images."),
  GOOGLE_GENERATIVE_AI_BASE_URL: address().describe("Another address for Google's API."),
  HUGGINGFACE_API_KEY: text().describe("Hugging Face: text and images."),
  HUGGINGFACE_BASE_URL: address().describe("Another address for Hugging Face's API."),
  REPLICATE_API_TOKEN: text().describe("Replicate: images."),
  REPLICATE_BASE_URL: address().describe("Another address for Replicate's API."),
  PERPLEXITY_API_KEY: text().describe("Perplexity: text."),
  PERPLEXITY_BASE_URL: address().describe("Another address for Perplexity's API."),
  OPENAI_COMPATIBLE_BASE_URL: address().describe("Any server that speaks OpenAI's chat API."),
  OPENAI_COMPATIBLE_API_KEY: text().describe("Its key, if it wants one."),
  OPENAI_COMPATIBLE_TEXT_MODEL: text().describe("The model it writes with, e.g. llama3.2-vision."),
  OPENAI_COMPATIBLE_IMAGE_MODEL: text().describe("The model it draws with, if it can draw."),
  AI_CALL_TIMEOUT_SECONDS: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(1, "must be at least 1")
    .max(600, "must be at most 600")
    .default(90)
    .describe("How long a provider may take for one answer."),
});

const connections = z.object({
  AIRTABLE_API_KEY: text().describe(
    "Keeps the record tables in step with Airtable; a personal access token.",
  ),
  AIRTABLE_BASE_ID: text().describe("The Airtable base (app…)."),
  AIRTABLE_BASE_URL: address().describe("Another address for Airtable's API."),
  FREEPIK_API_KEY: text().describe("Stock-image search; a sample set is used when unset."),
  FREEPIK_BASE_URL: address().describe("Another address for Freepik's API."),
  ARTISTLY_API_KEY: text().describe("Artistly."),
  ARTISTLY_BASE_URL: address().describe("Address of Artistly's API."),
  ETSY_API_KEY: text().describe("Etsy research; a sample set is used when unset."),
  ETSY_BASE_URL: address().describe("Another address for Etsy's API."),
  GOHIGHLEVEL_BASE_URL: address().describe("Where studio exports for GoHighLevel are sent."),
  STUDIO_FRAME_ANCESTORS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every((one) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(one)),
      "must be origins such as https://shop.example, separated by spaces",
    )
    .optional()
    .describe("Sites that may show /design-workflow?embed=1 in a frame, e.g. https://shop.example."),
});

const brand = z.object({
  BRAND_NAME: text().describe("Name of the product."),
  BRAND_SHORT_NAME: text().describe("Its short name; the name when only that is set."),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
    .optional()
    .describe("Its name in addresses; made from the name when only that is set."),
  BRAND_TAGLINE: text().describe("One line under the name."),
  BRAND_FOUNDER_NAME: text().describe("Who speaks in the founder text of the home page."),
  BRAND_FOUNDER_ROLE: text().describe("What stands under that name; the product's name when unset."),
  BRAND_FOUNDER_TEXT: text().describe("The founder text of the home page."),
  BRAND_SUPPORT_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .describe("Named beside Support on the privacy and terms pages."),
  BRAND_TWITTER_URL: address().describe("Social link; hidden when unset."),
  BRAND_INSTAGRAM_URL: address().describe("Social link; hidden when unset."),
  BRAND_FACEBOOK_URL: address().describe("Social link; hidden when unset."),
  BRAND_LINKEDIN_URL: address().describe("Social link; hidden when unset."),
  BRAND_YOUTUBE_URL: address().describe("Social link; hidden when unset."),
  BRAND_PINTEREST_URL: address().describe("Social link; hidden when unset."),
});

export const settingGroups = {
  Running: running,
  "Database, files and limits": storage,
  Mail: mail,
  Payments: payments,
  "AI providers": providers,
  "Other services": connections,
  Brand: brand,
};

const together = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const pairs = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["AIRTABLE_API_KEY", "AIRTABLE_BASE_ID"],
] as const;

export const settings = z
  .object({
    ...running.shape,
    ...storage.shape,
    ...mail.shape,
    ...payments.shape,
    ...providers.shape,
    ...connections.shape,
    ...brand.shape,
  })
  .superRefine((value, context) => {
    for (const names of [together, ...pairs]) {
      const missing = names.find((name) => value[name] === undefined);
      const given = names.find((name) => value[name] !== undefined);
      if (missing && given) {
        context.addIssue({ code: "custom", path: [missing], message: `is needed beside ${given}` });
      }
    }
  });
