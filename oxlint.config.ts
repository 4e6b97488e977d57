import { existsSync, readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

/** Which folders of `app/` a layer must not reach: imports point downwards only. */
const forbiddenAbove: Record<string, string[]> = {
  "app/features": ["#app/routes.ts", "#app/root.tsx", "#app/backoffice/**", "#server/**"],
  "app/core": ["#app/routes.ts", "#app/root.tsx", "#app/backoffice/**", "#app/features/**", "#server/**"],
  "app/platform": [
    "#app/routes.ts",
    "#app/root.tsx",
    "#app/backoffice/**",
    "#app/features/**",
    "#app/core/**",
    "#app/ui/**",
    "#server/**",
  ],
  "app/ui": [
    "#app/routes.ts",
    "#app/root.tsx",
    "#app/backoffice/**",
    "#app/features/**",
    "#app/core/**",
    "#app/platform/**",
    "#server/**",
    "#db/**",
  ],
  "app/backoffice": ["#app/routes.ts", "#app/root.tsx", "#server/**"],
};

// `../` would let an import climb past the rules below; inside an area `./` is enough.
const climbing = { group: ["../**"], message: "Import other areas by #app/…, your own by ./…" };

/** Property tests take the fixed seed along. */
const everywhere = [
  climbing,
  { group: ["fast-check"], message: 'Take `fc` from "#tests/support/property.ts": it fixes the seed.' },
];

function restrict(groups: string[], message: string): NonNullable<OxlintOverride["rules"]> {
  return {
    "no-restricted-imports": ["error", { patterns: [...everywhere, { group: groups, message }] }],
  };
}

const layers = Object.entries(forbiddenAbove).map(([folder, groups]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: restrict(
    groups,
    "Imports point downwards: server → routes → backoffice → features → core → platform.",
  ),
}));

const featuresFolder = new URL("./app/features", import.meta.url);
const features = (existsSync(featuresFolder) ? readdirSync(featuresFolder, { withFileTypes: true }) : [])
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

// A page (route module) may compose several features; everything else in a feature stands alone.
const siblings = features.map((feature) => ({
  files: [`app/features/${feature}/**/*.{ts,tsx}`],
  excludeFiles: ["**/*.route.{ts,tsx}", "**/*.test.ts", "**/*.test.tsx"],
  rules: restrict(
    [
      ...(forbiddenAbove["app/features"] ?? []),
      ...features.filter((other) => other !== feature).map((other) => `#app/features/${other}/**`),
    ],
    "Features do not import each other: move what is shared to core, or compose in a route module.",
  ),
}));

export default defineConfig({
  plugins: ["typescript", "react", "import", "unicorn", "jsx-a11y", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["build/**", "data/**", ".react-router/**", "**/*.gen.*"],
  rules: {
    "import/no-cycle": "error",
    "no-restricted-imports": ["error", { patterns: everywhere }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-non-null-assertion": "error",
    "no-console": "error",
    "vitest/no-focused-tests": "error",
    "vitest/no-disabled-tests": "error",
    // The automatic JSX runtime needs no React in scope.
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "no-await-in-loop": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "import/no-named-as-default-member": "off",
    "vitest/require-to-throw-message": "off",
    // A type parameter may stand for what the caller knows about the answer.
    "typescript/no-unnecessary-type-parameters": "off",
    // Library callbacks such as `next` are closures that happen to be typed as methods.
    "typescript/unbound-method": "off",
    // Conditions change in callbacks, which this rule does not see.
    "no-unmodified-loop-condition": "off",
  },
  overrides: [
    ...layers,
    ...siblings,
    { files: ["scripts/**", "bench/**", "db/seed/**", "tests/faults/**"], rules: { "no-console": "off" } },
    {
      files: ["tests/**", "**/*.test.ts", "**/*.test.tsx"],
      rules: { "typescript/no-non-null-assertion": "off" },
    },
  ],
});
