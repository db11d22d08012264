/** One version of the changelog, as its Markdown file tells it. */
export interface Release {
  version: string;
  /** A day: `2023-09-20`. */
  date: string;
  /** Names on GitHub. */
  contributors: string[];
  body: string;
}

const FILE = /^---\n(?<frontMatter>.*?)\n---\n(?<body>.*)$/s;
const DATE = /^date: (\d{4}-\d{2}-\d{2})$/m;
const CONTRIBUTORS = /^contributors:\n((?: {2}- .+\n?)+)/m;

/** Reads `2.4.3.md`: the file's name is the version. */
export function parseRelease(fileName: string, source: string): Release {
  const { frontMatter, body } = FILE.exec(source.replaceAll("\r\n", "\n"))?.groups ?? {};
  const date = DATE.exec(frontMatter ?? "")?.[1];
  if (date === undefined || body === undefined) {
    throw new Error(
      `changelog/${fileName} does not say when the version was released. Begin the file with front matter that has a line such as "date: 2023-09-20".`,
    );
  }
  const list = CONTRIBUTORS.exec(frontMatter ?? "")?.[1] ?? "";
  return {
    version: fileName.replace(/\.md$/, ""),
    date,
    contributors: Array.from(list.matchAll(/- (\S+)/g), ([, name = ""]) => name),
    body: body.trim(),
  };
}

/** A final version comes after its pre-releases. */
function compareVersions(a: string, b: string): number {
  const [finalA = "", previewA = "~"] = a.split(/-(.*)/s);
  const [finalB = "", previewB = "~"] = b.split(/-(.*)/s);
  if (finalA !== finalB) return finalA.localeCompare(finalB, "en", { numeric: true });
  if (previewA === "~" || previewB === "~") return previewA === "~" ? 1 : -1;
  return previewA.localeCompare(previewB, "en", { numeric: true });
}

/** Newest first. */
export function sortReleases(releases: Release[]): Release[] {
  return releases.toSorted(
    (a, b) => b.date.localeCompare(a.date) || compareVersions(b.version, a.version),
  );
}
