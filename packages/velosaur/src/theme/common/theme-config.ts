import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

export type ColorMode = "light" | "dark";

export interface ColorModeConfig {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

export interface NavbarLogo {
  src: string;
  srcDark?: string;
  href?: string;
  target?: string;
  alt?: string;
  width?: string | number;
  height?: string | number;
  className?: string;
  style?: object;
}

export interface NavbarItem {
  type?: string;
  items?: NavbarItem[];
  label?: string;
  position?: "left" | "right";
  [option: string]: unknown;
}

export interface Navbar {
  style?: "dark" | "primary";
  hideOnScroll: boolean;
  title?: string;
  items: NavbarItem[];
  logo?: NavbarLogo;
}

export interface AnnouncementBarConfig {
  id: string;
  content: string;
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
}

export interface FooterLinkItem {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  prependBaseUrlToHref?: boolean;
  className?: string;
  [attribute: string]: unknown;
}

export interface FooterColumnItem {
  title: string | null;
  items: FooterLinkItem[];
  className?: string;
}

export type FooterLogo = Omit<NavbarLogo, "style"> & { style?: object };

export interface Footer {
  style: "light" | "dark";
  logo?: FooterLogo;
  copyright?: string;
  links: FooterLinkItem[] | FooterColumnItem[];
}
export type MultiColumnFooter = Footer & { links: FooterColumnItem[] };
export type SimpleFooter = Footer & { links: FooterLinkItem[] };

export interface PrismThemeEntry {
  types: string[];
  style: Record<string, unknown>;
  languages?: string[];
}
export interface PrismTheme {
  plain: Record<string, string | number | undefined>;
  styles: PrismThemeEntry[];
}

export interface MagicCommentConfig {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

export interface PrismConfig {
  theme: PrismTheme;
  darkTheme?: PrismTheme;
  defaultLanguage?: string;
  additionalLanguages: string[];
  magicComments: MagicCommentConfig[];
}

export interface TableOfContents {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

export interface ThemeConfig {
  docs: {
    versionPersistence: "localStorage" | "none";
    sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  };
  blog: { sidebar: { groupByYear: boolean } };
  navbar: Navbar;
  colorMode: ColorModeConfig;
  announcementBar?: AnnouncementBarConfig;
  prism: PrismConfig;
  footer?: Footer;
  image?: string;
  metadata: Record<string, string>[];
  tableOfContents: TableOfContents;
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** As sites write it. */
export type UserThemeConfig = DeepPartial<ThemeConfig>;

/** The site's `themeConfig`, with its defaults filled in. */
export const useThemeConfig = (): ThemeConfig =>
  useDocusaurusContext().siteConfig.themeConfig as unknown as ThemeConfig;
