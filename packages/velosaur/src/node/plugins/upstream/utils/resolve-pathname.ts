/** Where a link leads, seen from a page: as browsers resolve it, without a host. */
export const resolvePathname = (to: string, from = ""): string => {
  if (to === "" && from === "") return "/";
  const isAbsolute = to.startsWith("/") || from.startsWith("/");
  const base = to.startsWith("/") ? [] : from.split("/").slice(0, -1);
  const parts = to === "" ? from.split("/") : [...base, ...to.split("/")];
  const last = parts.at(-1);
  const resolved: string[] = [];
  let above = 0;
  for (const part of parts) {
    if (part === "..") {
      if (resolved.pop() === undefined) above += 1;
    } else if (part !== "." && !(part === "" && resolved.length === 0)) resolved.push(part);
  }
  const isFolder = (last === "." || last === "..") && resolved.at(-1) !== "";
  const climb = isAbsolute ? [""] : Array.from({ length: above }, () => "..");
  const pathname = [...climb, ...resolved].join("/");
  return isFolder ? `${pathname}/` : pathname;
};
