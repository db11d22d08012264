import codeTranslations from "@generated/codeTranslations";
import { type ReactElement, type ReactNode, useMemo } from "react";

import type { SiteData } from "../../shared/site.ts";
import { SiteContext } from "./site-context.ts";

export function SiteProvider(props: { site: SiteData; children: ReactNode }): ReactElement {
  const { site, children } = props;
  const value = useMemo(() => ({ ...site, codeTranslations }), [site]);
  return <SiteContext value={value}>{children}</SiteContext>;
}
