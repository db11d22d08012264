import { clsx } from "clsx";
import Head from "@docusaurus/Head";
import useBaseUrl, { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useRouteContext from "@docusaurus/useRouteContext";
import { createContext, type ReactNode, useContext } from "react";

interface TitleParts {
  title: string | undefined | null;
  siteTitle: string;
  titleDelimiter: string;
}

export interface TitleFormatterParams extends TitleParts {
  /** The one that made the page. */
  plugin: { name: string; id: string };
}

export type TitleFormatter = (
  params: TitleFormatterParams & { defaultFormatter: (params: TitleFormatterParams) => string },
) => string;

/** `Page | Site`, or the site's title alone. */
export function formatTitle({ title, siteTitle, titleDelimiter }: TitleParts): string {
  const trimmed = title?.trim();
  if (!trimmed || trimmed === siteTitle) return siteTitle;
  return `${trimmed} ${titleDelimiter} ${siteTitle}`;
}

const TitleFormatterContext = createContext<TitleFormatter | undefined>(undefined);

/** Lets a site format the titles of its pages in its own way. */
export function TitleFormatterProvider({
  formatter,
  children,
}: {
  formatter: TitleFormatter;
  children: ReactNode;
}): ReactNode {
  return (
    <TitleFormatterContext.Provider value={formatter}>{children}</TitleFormatterContext.Provider>
  );
}

export function useTitleFormatter(): { format: (title: string | undefined | null) => string } {
  const { title: siteTitle, titleDelimiter } = useDocusaurusContext().siteConfig;
  const formatter = useContext(TitleFormatterContext);
  const { plugin } = useRouteContext();
  const format = (title: string | undefined | null): string => {
    const params = { title, siteTitle, titleDelimiter, plugin };
    return formatter
      ? formatter({ ...params, defaultFormatter: formatTitle })
      : formatTitle(params);
  };
  return { format };
}

export interface PageMetadataProps {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[] | string;
  readonly image?: string;
  readonly children?: ReactNode;
}

/** Title, description and image of a page. Of several, the innermost wins. */
export function PageMetadata(props: PageMetadataProps): ReactNode {
  const { title, description, keywords, image, children } = props;
  const { withBaseUrl } = useBaseUrlUtils();
  const imageUrl = image && withBaseUrl(image, { absolute: true });
  return (
    <>
      {title && <PageTitle title={title} />}
      <Head>
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
        {keywords && <meta name="keywords" content={[keywords].flat().join(",")} />}
        {imageUrl && <meta property="og:image" content={imageUrl} />}
        {imageUrl && <meta name="twitter:image" content={imageUrl} />}
        {children}
      </Head>
    </>
  );
}

/** Only pages have titles: what every page has in its head can't ask which plugin made it. */
function PageTitle({ title }: { title: string }): ReactNode {
  const formatted = useTitleFormatter().format(title);
  return (
    <Head>
      <title>{formatted}</title>
      <meta property="og:title" content={formatted} />
    </Head>
  );
}

const HtmlClassNameContext = createContext<string | undefined>(undefined);

/** Adds a class to `<html>` for as long as it is rendered; nested ones add up. */
export function HtmlClassNameProvider({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}): ReactNode {
  const outer = useContext(HtmlClassNameContext);
  const merged = clsx(outer, className);
  return (
    <HtmlClassNameContext.Provider value={merged}>
      <Head>
        <html className={merged} />
      </Head>
      {children}
    </HtmlClassNameContext.Provider>
  );
}

/** Sites write these classes in their styles: what doesn't begin like a plugin of upstream's keeps its whole name. */
export const shortenName = (plugin: string): string =>
  plugin.replaceAll(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, "");

/** `plugin-docs plugin-id-default`. */
export function PluginHtmlClassNameProvider({ children }: { children: ReactNode }): ReactNode {
  const { plugin } = useRouteContext();
  return (
    <HtmlClassNameProvider className={`plugin-${shortenName(plugin.name)} plugin-id-${plugin.id}`}>
      {children}
    </HtmlClassNameProvider>
  );
}

/** An address below the base URL, for the common case of a logo. */
export const useLogoLink = (href: string | undefined): string => useBaseUrl(href || "/");
