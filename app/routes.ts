import { index, type RouteConfig, route } from "@react-router/dev/routes";

// The site map: every address of the product and the page it leads to.

/** The library views over one source table each (core §2); the table follows from the address. */
export const libraryPaths = [
  "data",
  "smart-ai-prompt",
  "ai-prompt-heaven",
  "midjourney",
  "creative-ai-prompt",
  "freepik",
  "artistly",
  "leonardo",
  "ideogram",
  "recraft",
  "kittl",
  "dalle",
  "prompt-ai",
  "canva",
  "piclumen",
  "only-prompt",
];

export default [
  index("features/home/home.route.tsx"),

  // Browse and unlock
  route("marketplace", "features/market/marketplace.route.tsx", { id: "marketplace" }),
  ...libraryPaths.map((path) => route(path, "features/library/library.route.tsx", { id: `library-${path}` })),
  route("templates", "features/templates/templates.route.tsx", { id: "templates" }),
  route("prompt/:id", "features/prompts/prompt.route.tsx", { id: "prompt" }),
  route("prompt/:id/view", "features/prompts/view.route.tsx"),
  route("marks", "features/prompts/marks.route.ts"),
  route("creator/:handle", "features/creators/creator.route.tsx", { id: "creator" }),

  // Read by other programs: search engines, feed readers, sites where a link is shared
  route("creator/:handle/feed.xml", "features/discovery/creator-feed.route.ts"),
  route("feed.xml", "features/discovery/feed.route.ts"),
  route("sitemap.xml", "features/discovery/sitemap.route.ts", { id: "sitemap" }),
  route("sitemap/:file", "features/discovery/sitemap.route.ts", { id: "sitemap-part" }),
  route("robots.txt", "features/discovery/robots.route.ts"),
  route("og/*", "features/discovery/share-picture.route.ts"),

  // A creator's own things
  route("upload-prompt/:id?", "features/submissions/upload-prompt.route.tsx", { id: "upload-prompt" }),
  route("dashboard", "features/submissions/dashboard.route.tsx", { id: "dashboard" }),

  // Tools
  route("generator", "features/generator/generator.route.tsx", { id: "generator" }),
  route("generator/projects", "features/generator/projects.route.tsx"),
  route("generator/enhance", "features/enhancement/enhance.route.tsx", { id: "enhance" }),
  route("generator/create", "features/creation/create.route.tsx", { id: "create" }),
  route("generator/create/zip", "features/creation/zip.route.tsx"),
  route("my-images", "features/gallery/my-images.route.tsx", { id: "my-images" }),
  route("my-images/zip", "features/gallery/zip.route.tsx"),
  route("design-workflow", "features/studio/studio.route.tsx", { id: "design-workflow" }),
  route("design-workflow/work", "features/studio/work.route.ts"),
  route("design-workflow/export", "features/studio/export.route.ts"),
  route("design-workflow/designs/:id/:view", "features/studio/design-picture.route.ts"),
  route("etsy-research", "features/research/research.route.tsx", { id: "etsy-research" }),
  route("etsy-research/results.csv", "features/research/research-csv.route.ts"),
  // `/{product}`: the name in this address follows the brand, so the page itself refuses every other word.
  route(":product", "features/console/console.route.tsx", { id: "console" }),
  route(":product/report", "features/console/report.route.ts"),

  // The User Store, which stands on /marketplace?tab=store
  route("store/submit/:id?", "features/store/submit.route.tsx"),
  route("store/:id", "features/store/payment.route.tsx"),
  route("store/:id/take", "features/store/take.route.ts"),
  route("store/:id/file", "features/store/file.route.ts"),
  route("my-library", "features/store/my-library.route.tsx"),
  route("my-store", "features/store/my-store.route.tsx"),

  // Money and help
  route("subscription", "features/billing/subscription.route.tsx", { id: "subscription" }),
  route("checkout/test/portal", "features/billing/test-mode/test-portal.route.tsx"),
  route("checkout/test/change/:plan", "features/billing/test-mode/test-change.route.tsx"),
  route("checkout/test/:orderId", "features/billing/test-mode/test-checkout.route.tsx"),
  route("account/receipts", "features/billing/receipts.route.tsx"),
  route("account/receipts/:id", "features/billing/receipt.route.tsx"),
  route("support", "features/support/support.route.tsx", { id: "support" }),
  route("support/:id", "features/support/ticket.route.tsx"),

  // Account
  route("account", "features/account/account.route.tsx", { id: "account" }),
  route("account/export", "features/account/export.route.tsx"),
  route("account/forgot", "features/account/forgot.route.tsx"),
  route("account/reset", "features/account/reset.route.tsx"),
  route("account/credits", "features/account/credit-history.route.tsx"),
  route("account/credits.csv", "features/account/credits-csv.route.ts"),
  route("account/notifications", "features/account/notifications.route.tsx"),
  route("account/sign-in", "features/account/sign-in.route.tsx"),
  route("account/sign-up", "features/account/sign-up.route.tsx"),
  route("account/sign-out", "features/account/sign-out.route.tsx"),

  // Admin
  route("admin", "backoffice/frame/admin.route.tsx", { id: "admin" }, [
    index("backoffice/users/users.route.tsx", { id: "admin-index" }),
    route("users", "backoffice/users/users.route.tsx"),
    route("users/:id", "backoffice/users/user.route.tsx"),
    route("user-images", "backoffice/user-images/user-images.route.tsx"),
    route("api-keys", "backoffice/api-keys/api-keys.route.tsx"),
    route("database", "backoffice/database/database.route.tsx"),
    route("credits", "backoffice/credits/credits.route.tsx"),
    route("freepik", "backoffice/freepik/freepik.route.tsx"),
    route("settings", "backoffice/settings/settings.route.tsx"),
    route("review/:id?", "backoffice/review/review.route.tsx"),
    route("inbox/:id?", "backoffice/inbox/inbox.route.tsx"),
    route("reports", "backoffice/reports/reports.route.tsx"),
    route("debts", "backoffice/debts/debts.route.tsx"),
    route("audit", "backoffice/audit/audit.route.tsx"),
  ]),
  route("admin/figures", "backoffice/frame/figures.route.ts"),
  route("admin/database/export", "backoffice/database/export.route.ts"),
  route("admin/database/record/:id", "backoffice/database/record.route.ts"),
  route("admin/audit.csv", "backoffice/audit/audit-csv.route.ts"),

  // Words
  route("smart-prompt", "features/promo/promo.route.tsx"),
  route("privacy", "features/pages/privacy.route.tsx"),
  route("terms", "features/pages/terms.route.tsx"),
  route("about", "features/pages/about.route.tsx"),
  route("blog", "features/pages/blog.route.tsx"),
  route("blog/:slug", "features/pages/blog-post.route.tsx"),
  route("newsletter/:step", "features/pages/newsletter.route.tsx"),
  route("integration-guide", "features/pages/integration-guide.route.tsx"),
  route("docs", "features/pages/docs.route.tsx", { id: "docs" }),
  route("dev/outbox", "features/account/outbox.route.tsx"),
  // The design system at a glance, for those who build with it
  ...(process.env.NODE_ENV === "development" ? [route("ui", "ui/gallery.route.tsx")] : []),
  route("*", "features/pages/not-found.route.tsx"),
] satisfies RouteConfig;
