import { useLockBodyScroll, useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import { lazy, type ReactNode, Suspense, useState } from "react";

// Wide screens never need it, narrow ones not before it is opened.
const NavbarMobileSidebarContent = lazy(() => import("@theme/Navbar/MobileSidebar/Content"));

export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useLockBodyScroll(shouldRender && shown);
  if (!shouldRender || !wasShown) return null;
  return (
    <Suspense>
      <NavbarMobileSidebarContent />
    </Suspense>
  );
}
