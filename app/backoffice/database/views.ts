export const databaseViews = ["library", "records", "active", "import"] as const;
