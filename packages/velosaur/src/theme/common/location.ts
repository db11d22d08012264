import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useEffect } from "react";
import { useEvent, usePrevious } from "./react.tsx";

export type PageLocation = ReturnType<typeof useLocation>;

/** Runs after every change of the address, and once at the start. */
export function useLocationChange(
  onLocationChange: (event: {
    location: PageLocation;
    previousLocation: PageLocation | undefined;
  }) => void,
): void {
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const run = useEvent(onLocationChange);
  useEffect(() => {
    if (location !== previousLocation) run({ location, previousLocation });
  }, [run, location, previousLocation]);
}

/** The path without the site's base URL. */
export function useLocalPathname(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useLocation().pathname.replace(baseUrl, "/");
}

const normalisePath = (path: string | undefined): string | undefined =>
  (!path || path.endsWith("/") ? path : `${path}/`)?.toLowerCase();

/** The same page, whatever the slash at its end. */
export const isSamePath = (a: string | undefined, b: string | undefined): boolean =>
  normalisePath(a) === normalisePath(b);

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, "gi").test(text);
