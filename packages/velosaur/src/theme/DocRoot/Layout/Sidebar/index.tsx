import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { prefersReducedMotion } from "@docusaurus/theme-common";
import ExpandButton from "@theme/DocRoot/Layout/Sidebar/ExpandButton";
import DocSidebar from "@theme/DocSidebar";
import { clsx } from "clsx";
import {
  type Dispatch,
  Fragment,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SidebarItem } from "../../../../shared/sidebar.ts";
import * as classes from "../../../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly sidebar: readonly SidebarItem[];
  readonly hiddenSidebarContainer: boolean;
  readonly setHiddenSidebarContainer: Dispatch<SetStateAction<boolean>>;
}

/** The button that was pressed goes: its counterpart, the last one here, takes the focus. */
function useFocusOnToggle(isHidden: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current === isHidden) return;
    wasHidden.current = isHidden;
    [...(ref.current?.querySelectorAll("button") ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isHidden]);
  return ref;
}

export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const { sidebar, hiddenSidebarContainer, setHiddenSidebarContainer } = props;
  const { pathname } = useLocation();
  const sidebarName = useDocsSidebar()?.name;
  // The container narrows first; what it holds goes when that has ended.
  const [hiddenSidebar, setHiddenSidebar] = useState(hiddenSidebarContainer);
  const toggleSidebar = useCallback(() => {
    if (hiddenSidebar) setHiddenSidebar(false);
    else if (prefersReducedMotion()) setHiddenSidebar(true);
    setHiddenSidebarContainer((isHidden) => !isHidden);
  }, [setHiddenSidebarContainer, hiddenSidebar]);

  const ref = useFocusOnToggle(hiddenSidebar);
  return (
    <aside
      ref={ref}
      className={clsx(
        classes.docSidebarContainer,
        styles.docSidebarContainer,
        hiddenSidebarContainer && styles.docSidebarContainerHidden,
      )}
      onTransitionEnd={(event) => {
        const isOwn = event.currentTarget === event.target && event.propertyName === "width";
        if (isOwn && hiddenSidebarContainer) setHiddenSidebar(true);
      }}
    >
      {/* Another sidebar starts afresh: nothing of it is open, and it is scrolled to its top. */}
      <Fragment key={sidebarName ?? "no-sidebar"}>
        <div
          className={clsx(styles.sidebarViewport, hiddenSidebar && styles.sidebarViewportHidden)}
        >
          <DocSidebar
            sidebar={sidebar}
            path={pathname}
            onCollapse={toggleSidebar}
            isHidden={hiddenSidebar}
          />
          {hiddenSidebar && <ExpandButton toggleSidebar={toggleSidebar} />}
        </div>
      </Fragment>
    </aside>
  );
}
