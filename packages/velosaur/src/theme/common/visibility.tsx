import Head from "@docusaurus/Head";
import Translate from "@docusaurus/Translate";
import type { ReactNode } from "react";

export const UnlistedBannerTitle = (): ReactNode => (
  <Translate id="theme.contentVisibility.unlistedBanner.title">Unlisted page</Translate>
);

export const UnlistedBannerMessage = (): ReactNode => (
  <Translate id="theme.contentVisibility.unlistedBanner.message">
    This page is not listed: search engines leave it out, and only those who have its address can
    open it.
  </Translate>
);

export const UnlistedMetadata = (): ReactNode => (
  <Head>
    <meta name="robots" content="noindex, nofollow" />
  </Head>
);

export const DraftBannerTitle = (): ReactNode => (
  <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>
);

export const DraftBannerMessage = (): ReactNode => (
  <Translate id="theme.contentVisibility.draftBanner.message">
    This page is a draft: it shows while you write and stays out of the production build.
  </Translate>
);
