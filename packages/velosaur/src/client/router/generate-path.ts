import { TOKEN } from "./match-path.ts";

type Value = string | number | boolean | null | undefined;
type Params = Record<string, Value | readonly Value[]>;

/** The path that {@link matchPath} would read these parameters from. */
export function generatePath(path = "/", params: Params = {}): string {
  let unnamed = 0;
  return path.replace(TOKEN, (token: string, ...groups: (string | undefined)[]) => {
    const [escaped, slash = "", name, capture, group, modifier] = groups;
    if (escaped) return escaped;
    if (token !== "*" && !name && !group) return token;
    const key = name ?? String(unnamed++);
    const given = params[key] ?? [];
    const values = Array.isArray(given) ? given : [given];
    const isOptional = modifier === "?" || modifier === "*";
    const isList = modifier === "+" || modifier === "*";
    if (values.length === 0 && isOptional) return "";
    if (values.length === 0) throw new TypeError(`${path} needs a value for "${key}".`);
    if (values.length > 1 && !isList)
      throw new TypeError(`${path} has place for one value of "${key}".`);
    const segments = values.map((value) => encode(String(value), token === "*"));
    const pattern = new RegExp(
      `^(?:${capture ?? group ?? (token === "*" ? ".*" : "[^/]+")})$`,
      "i",
    );
    for (const segment of segments)
      if (!pattern.test(segment))
        throw new TypeError(`${path} doesn't take "${segment}" as its "${key}".`);
    return slash + segments.join("/");
  });
}

/** What would end a segment, or the path, is escaped; the value of an asterisk may have several segments. */
const encode = (value: string, hasSegments: boolean): string =>
  encodeURI(value).replace(hasSegments ? /[?#]/g : /[/?#]/g, encodeURIComponent);
