import picomatch from "picomatch";
import type { ResolvedConfig } from "vite";
import path, { isWithin } from "../system/path.ts";

/** What Vite's watcher leaves out by itself. */
const NEVER = ["**/.git/**", "**/node_modules/**", "**/test-results/**"];

type Matcher = (file: string) => boolean;

/** What Vite's watcher would leave out. `others`: one of its matchers that doesn't count. */
export function createIgnored(config: ResolvedConfig, others: Matcher): Matcher {
  const ignored = [config.server.watch?.ignored ?? []].flat();
  const own = [config.cacheDir, path.resolve(config.root, config.build.outDir)];
  const matchers = [...NEVER, ...ignored]
    .filter((matcher) => matcher !== others)
    .map((matcher) => toMatcher(matcher as string | RegExp | Matcher));
  return (file) =>
    own.some((folder) => isWithin(file, folder)) || matchers.some((matches) => matches(file));
}

function toMatcher(matcher: string | RegExp | Matcher): Matcher {
  if (typeof matcher === "function") return matcher;
  if (typeof matcher !== "string") return (file) => matcher.test(file);
  const matches = picomatch(matcher, { dot: true });
  return picomatch.scan(matcher).isGlob ? matches : (file) => isWithin(file, matcher);
}
