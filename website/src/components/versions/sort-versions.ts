export interface DocsVersion {
  name: string;
  label: string;
  path: string;
}

/** `3.0.0-beta.0` comes before `3.0.0` is released. */
const isPreRelease = ({ name }: DocsVersion): boolean => /^\d+(?:\.\d+)*-/.test(name);

/** What isn't the latest version, told apart by what it is good for. */
export function sortVersions<Version extends DocsVersion>(
  versions: readonly Version[],
  latest: Version,
): { preReleases: Version[]; past: Version[] } {
  const others = versions.filter(({ name }) => name !== latest.name);
  // Where a release is the latest version, the working copy is what comes next.
  const isUpcoming = (version: Version): boolean =>
    version.name === "current" || isPreRelease(version);
  return {
    preReleases: others.filter(isUpcoming),
    past: others.filter((version) => !isUpcoming(version)),
  };
}
