import { beforeEach, expect, test, vi } from "vitest";

interface Version {
  name: string;
  path: string;
  isLast?: boolean;
}

const docs: Version[] = [
  { name: "current", path: "/docs/next" },
  { name: "2.0", path: "/docs", isLast: true },
  { name: "1.0", path: "/docs/1.0" },
];
const sdk: Version[] = [{ name: "beta", path: "/sdk" }];

const site = {
  pathname: "/",
  plugins: {} as Record<string, { path: string; versions: Version[] }>,
  preferred: {} as Record<string, Version | null>,
};
vi.mock("../router.tsx", () => ({ useLocation: () => ({ pathname: site.pathname }) }));
vi.mock("../useGlobalData.ts", () => ({ useAllPluginInstancesData: () => site.plugins }));
vi.mock("./preferred-version.tsx", () => ({
  useDocsPreferredVersionByPluginId: () => site.preferred,
}));

const { useDocsContextualSearchTags } = await import("./search-tags.ts");

beforeEach(() => {
  site.pathname = "/";
  site.plugins = {
    default: { path: "/docs", versions: docs },
    sdk: { path: "/sdk", versions: sdk },
  };
  site.preferred = {};
});

test("without docs there is nothing to tell", () => {
  site.plugins = {};
  expect(useDocsContextualSearchTags()).toEqual([]);
});

test("one version of each plugin: the last, or else the only one", () => {
  expect(useDocsContextualSearchTags()).toEqual(["docs-default-2.0", "docs-sdk-beta"]);
});

test("the version that the visitor chose comes before the last", () => {
  site.preferred = { default: docs[2]!, sdk: null };
  expect(useDocsContextualSearchTags()).toEqual(["docs-default-1.0", "docs-sdk-beta"]);
});

test("the version that is read comes before the chosen one, in its own plugin", () => {
  site.preferred = { default: docs[2]!, sdk: null };
  site.pathname = "/docs/next/guide";
  expect(useDocsContextualSearchTags()).toEqual(["docs-default-current", "docs-sdk-beta"]);
  site.pathname = "/sdk/guide";
  expect(useDocsContextualSearchTags()).toEqual(["docs-default-1.0", "docs-sdk-beta"]);
});
