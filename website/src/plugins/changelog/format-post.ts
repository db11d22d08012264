import type { Release } from "./release";

/** `(#9107, @TheCatLady)`: what a change came with. */
const REFERENCES = /\((?:(?:#\d+|@[\w-]+)(?:, )?)+\)/g;

const linkPerson = (name: string): string => `[@${name}](https://github.com/${name})`;

/** Pull requests and people become links. */
export function linkReferences(text: string, repository: string): string {
  return text.replace(REFERENCES, (references) =>
    references
      .replace(/#(\d+)/g, `[#$1](${repository}/pull/$1)`)
      .replace(/@([\w-]+)/g, (_, name: string) => linkPerson(name)),
  );
}

/** Lists show what stands above the first heading. */
const truncate = (body: string): string => body.replace(/^## /m, "<!-- truncate -->\n\n## ");

const formatContributors = (names: string[]): string =>
  names.length === 0 ? "" : `\n## Contributors\n\n${names.map(linkPerson).join(", ")}\n`;

export interface PostContext {
  /** Address of the repository that pull requests belong to. */
  repository: string;
  /** Posts of one day are sorted by the hour: the newest version has the latest. */
  hour: number;
}

/** The blog post that stands for a release. */
export function formatPost(release: Release, { repository, hour }: PostContext): string {
  const { version, date, body, contributors } = release;
  const frontMatter = [
    `title: ${JSON.stringify(version)}`,
    `slug: ${JSON.stringify(`/${version}`)}`,
    `date: ${date}T${String(hour).padStart(2, "0")}:00:00Z`,
  ];
  const text = `${linkReferences(body, repository)}\n${formatContributors(contributors)}`;
  return `---\n${frontMatter.join("\n")}\n---\n\n${truncate(text)}`;
}

const LAST_HOUR = 20;

/** Posts by file name, for releases that are sorted. */
export function formatPosts(releases: Release[], repository: string): Map<string, string> {
  const posts = new Map<string, string>();
  let hour = LAST_HOUR;
  for (const [index, release] of releases.entries()) {
    hour = releases[index - 1]?.date === release.date ? hour - 1 : LAST_HOUR;
    posts.set(`${release.version}.md`, formatPost(release, { repository, hour }));
  }
  return posts;
}
