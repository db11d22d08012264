import codeTranslations from "@generated/codeTranslations";
import siteConfig from "@generated/docusaurus.config";
import i18n from "@generated/i18n";
import siteMetadata from "@generated/site-metadata";
import { type ReactElement, type ReactNode, useMemo } from "react";

import { type GlobalData, SiteContext } from "./site-context.ts";

export function SiteProvider(props: { globalData: GlobalData; children: ReactNode }): ReactElement {
  const { globalData, children } = props;
  const value = useMemo(
    () => ({ siteConfig, siteMetadata, globalData, i18n, codeTranslations }),
    [globalData],
  );
  return <SiteContext value={value}>{children}</SiteContext>;
}
