import { useLockBodyScroll, useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";

/** Loaded once. Wide screens never need it, narrow ones not before it is opened. */
let Content: ComponentType | undefined;

async function loadContent(): Promise<void> {
  Content = (await import("@theme/Navbar/MobileSidebar/Content")).default;
}

/**
 * Whether the menu has been wanted on this page. Its code may be gone after a redeploy: then the page is loaded again.
 * Without a connection the menu closes, and the next press asks again.
 */
function useContent(isWanted: boolean, close: () => void): boolean {
  const [wasWanted, setWasWanted] = useState(false);
  const [, setLoaded] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => {
    if (!isWanted || Content) return undefined;
    let isCurrent = true;
    loadContent().then(
      () => setLoaded(true),
      (error: unknown) => {
        console.warn("The menu could not be loaded.", error);
        if (navigator.onLine) window.location.reload();
        else if (isCurrent) close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, close]);
  return wasWanted;
}

export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const wasWanted = useContent(shouldRender && shown, toggle);
  useLockBodyScroll(shouldRender && shown);
  if (!Content || !wasWanted || !shouldRender) return null;
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
