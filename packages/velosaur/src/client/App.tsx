import Root from "@theme/Root";
import SiteMetadata from "@theme/SiteMetadata";
import ThemeProvider from "@theme/ThemeProvider";
import type { ReactElement, ReactNode } from "react";

import { BaseUrlBanner } from "./BaseUrlBanner.tsx";
import ErrorBoundary from "./exports/ErrorBoundary.tsx";
import Head from "./exports/Head.tsx";
import renderRoutes from "./exports/renderRoutes.tsx";
import useBaseUrl from "./exports/useBaseUrl.ts";
import useDocusaurusContext from "./exports/useDocusaurusContext.ts";
import { type HeadCollector, HeadContext } from "./head/head-context.ts";
import type { LoadedPage } from "./page/load-page.ts";
import { PageContext } from "./page/page-context.ts";
import { toPageRouter } from "./page/page-router.ts";
import { RouterContext, type RouterState } from "./router/router-context.ts";
import { BrowserProvider } from "./site/BrowserProvider.tsx";
import { SiteProvider } from "./site/SiteProvider.tsx";

export interface AppProps {
  page: LoadedPage;
  router: RouterState;
  head: HeadCollector;
}

/** The whole of a page: both entries render this. */
export function App({ page, router, head }: AppProps): ReactElement {
  return (
    <Providers page={page} router={router} head={head}>
      <SiteDefaults />
      <ErrorBoundary>
        <Root>
          <ThemeProvider>
            <SiteMetadata />
            {import.meta.env.SSR && <BaseUrlBanner />}
            <RouterContext value={toPageRouter(router, page)}>
              {renderRoutes([page.route])}
            </RouterContext>
          </ThemeProvider>
        </Root>
      </ErrorBoundary>
    </Providers>
  );
}

function Providers({
  page,
  router,
  head,
  children,
}: AppProps & { children: ReactNode }): ReactElement {
  return (
    <HeadContext value={head}>
      <SiteProvider site={page.site}>
        <BrowserProvider>
          <RouterContext value={router}>
            <PageContext value={page.route}>{children}</PageContext>
          </RouterContext>
        </BrowserProvider>
      </SiteProvider>
    </HeadContext>
  );
}

/** What every page's head holds unless the page says otherwise. */
function SiteDefaults(): ReactElement {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale] ?? {
    htmlLang: i18n.currentLocale,
    direction: "ltr",
  };
  const favicon = useBaseUrl(siteConfig.favicon ?? "");
  return (
    <Head>
      <html lang={htmlLang} dir={direction} />
      {import.meta.env.SSR && <html data-has-hydrated={false} />}
      <title>{siteConfig.title}</title>
      <meta property="og:title" content={siteConfig.title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {siteConfig.noIndex && <meta name="robots" content="nofollow, noindex" />}
      {siteConfig.favicon && <link rel="icon" href={favicon} />}
    </Head>
  );
}
