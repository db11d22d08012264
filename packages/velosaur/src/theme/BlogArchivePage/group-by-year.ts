/** Newest year first; within a year the order stays. Years end at the same moment everywhere. */
export function groupByYear<Post extends { metadata: { date: string } }>(
  posts: readonly Post[],
): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    const known = years.get(year);
    if (known) known.push(post);
    else years.set(year, [post]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}
