import { DraftBannerMessage, DraftBannerTitle } from "@docusaurus/theme-common";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Banner } from "../Banner.tsx";
import * as classes from "../../common/classes.ts";

export default function Draft({ className }: { readonly className?: string }): ReactNode {
  return (
    <Banner
      title={<DraftBannerTitle />}
      message={<DraftBannerMessage />}
      className={clsx(className, classes.draftBanner)}
    />
  );
}
