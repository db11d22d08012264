/** Browsers of `build.target`, as the minifier counts their versions. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const TARGETS = {
  chrome: version(94),
  edge: version(94),
  firefox: version(93),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * One file's rules, for the browsers that pages are made for. What a browser would skip stays as it is
 * written; a file that would spoil what comes after it is refused, with a `CssSyntaxError`.
 */
export async function compactStyle(css: string, minify: boolean): Promise<string> {
  // Loaded here, since most builds find their bundle in the cache.
  const { transform: compact } = await import("lightningcss");
  try {
    const { code } = compact({
      filename: "style.css",
      code: Buffer.from(css),
      minify,
      targets: TARGETS,
    });
    return code.toString();
  } catch {
    const { parse } = await import("postcss");
    parse(css);
    return css;
  }
}
