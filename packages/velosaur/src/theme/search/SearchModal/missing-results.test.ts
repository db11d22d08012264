import { expect, test } from "vitest";

import { createMissingResultsUrl } from "./missing-results.ts";

test("an issue has the query as its title, whatever it holds", () => {
  const toUrl = createMissingResultsUrl({ organizationName: "acme", projectName: "site" });
  expect(toUrl?.({ query: 'a & b "#1"' })).toBe(
    "https://github.com/acme/site/issues/new?title=Search%3A%20a%20%26%20b%20%22%231%22",
  );
});

test("a site may have a host of its own, or no repository", () => {
  const own = { githubHost: "git.acme.test", organizationName: "acme", projectName: "site" };
  expect(createMissingResultsUrl(own)?.({ query: "x" })).toMatch(
    "https://git.acme.test/acme/site/",
  );
  expect(createMissingResultsUrl({ organizationName: "acme" })).toBeUndefined();
  expect(createMissingResultsUrl({})).toBeUndefined();
});
