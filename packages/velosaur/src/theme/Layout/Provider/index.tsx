import { composeProviders } from "@docusaurus/theme-common";
import {
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from "@docusaurus/theme-common/internal";
import { DocsPreferredVersionContextProvider } from "@docusaurus/plugin-content-docs/client";
import { PluginHtmlClassNameProvider } from "@docusaurus/theme-common";
import { AnnouncementBarProvider } from "@generated/announcement-bar";
import type { ReactNode } from "react";

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export interface Props {
  readonly children: ReactNode;
}

export default function LayoutProvider({ children }: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
