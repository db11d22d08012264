interface Repository {
  githubHost?: string;
  organizationName?: string;
  projectName?: string;
}

/** Where a visitor tells of what they didn't find: the issues of the site's repository, if it has one. */
export function createMissingResultsUrl(
  siteConfig: object,
): ((args: { query: string }) => string) | undefined {
  const { githubHost = "github.com", organizationName, projectName } = siteConfig as Repository;
  if (!organizationName || !projectName) return undefined;
  const issues = `https://${githubHost}/${organizationName}/${projectName}/issues/new`;
  return ({ query }) => `${issues}?title=${encodeURIComponent(`Search: ${query}`)}`;
}
