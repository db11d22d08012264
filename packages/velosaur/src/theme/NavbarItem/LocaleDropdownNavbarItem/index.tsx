import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import IconLanguage from "@theme/Icon/Language";
import DropdownNavbarItem from "@theme/NavbarItem/DropdownNavbarItem";
import type { ReactNode } from "react";
import type { NavbarItemProps } from "../types.ts";
import { useQueryAndHash } from "../use-query-and-hash.ts";
import styles from "./styles.module.css";

export interface Props extends NavbarItemProps {
  readonly dropdownItemsBefore: readonly NavbarItemProps[];
  readonly dropdownItemsAfter: readonly NavbarItemProps[];
  readonly queryString?: string;
}

/** Leads to the same page in another language. */
export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const { mobile, dropdownItemsBefore, dropdownItemsAfter, queryString = "", ...rest } = props;
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { search, hash } = useQueryAndHash();
  const path = pathname.replace(siteConfig.baseUrl, "");

  const links = i18n.locales.map((locale): NavbarItemProps => {
    const config = i18n.localeConfigs[locale]!;
    const isCurrent = locale === i18n.currentLocale;
    return {
      label: config.label,
      lang: config.htmlLang,
      // Another language is another build: its address is loaded, not navigated to.
      to: `pathname://${config.baseUrl}${path}${search}${queryString}${hash}`,
      target: "_self",
      autoAddBaseUrl: false,
      className: isCurrent ? (mobile ? "menu__link--active" : "dropdown__link--active") : "",
    };
  });
  const label = mobile
    ? translate({ id: "theme.navbar.mobileLanguageDropdown.label", message: "Languages" })
    : i18n.localeConfigs[i18n.currentLocale]?.label;
  return (
    <DropdownNavbarItem
      {...rest}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.iconLanguage} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
    />
  );
}
