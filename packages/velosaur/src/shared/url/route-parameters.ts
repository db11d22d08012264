/** Whether a path stands for many, as `/boats/:name` does. */
export const hasParameters = (path: string): boolean => path.includes("/:");

/**
 * A path with what a pathname has in the places of its parameters, which are noted: `/boats/:name` for `/boats/ann/crew`
 * is `/boats/ann`. Both are spelled alike, decoded or not.
 */
export function fillParameters(
  path: string,
  pathname: string,
  params: Record<string, string | undefined> = {},
): string {
  if (!hasParameters(path)) return path;
  const given = pathname.split("/");
  return path
    .split("/")
    .map((segment, index) =>
      segment.startsWith(":") && given[index] ? (params[segment.slice(1)] = given[index]) : segment,
    )
    .join("/");
}

/** Whether a page answers at a pathname. Both in comparable spelling. */
export function answersAt(
  pathname: string,
  { path, exact }: { path: string; exact?: boolean | undefined },
): boolean {
  const own = fillParameters(path, pathname);
  return pathname === own || (!exact && `${pathname}/`.startsWith(own.replace(/\/?$/, "/")));
}
