import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import * as classes from "../../../common/classes.ts";
import { useFocusInShownPanel } from "./use-focus-in-shown-panel.ts";
import { useModal } from "./use-modal.ts";

export interface Props {
  readonly header: ReactNode;
  readonly primaryMenu: ReactNode;
  readonly secondaryMenu: ReactNode;
}

/** What is off the screen is `inert`, so that neither the keyboard nor a screen reader finds it. */
function Panel({ inert, children }: { inert: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={clsx(classes.navbarSidebarPanel, "navbar-sidebar__item menu")} inert={inert}>
      {children}
    </div>
  );
}

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const { shown: isSecondaryShown } = useNavbarSecondaryMenu();
  const { shown, toggle } = useNavbarMobileSidebar();
  const ref = useRef<HTMLDivElement>(null);
  useModal(ref, { isShown: shown, close: toggle });
  useFocusInShownPanel(ref, isSecondaryShown);
  return (
    <div ref={ref} className={clsx(classes.navbarSidebar, "navbar-sidebar")} inert={!shown}>
      {header}
      <div
        className={clsx(
          "navbar-sidebar__items",
          isSecondaryShown && "navbar-sidebar__items--show-secondary",
        )}
      >
        <Panel inert={isSecondaryShown}>{primaryMenu}</Panel>
        <Panel inert={!isSecondaryShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
