import {
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from "@docusaurus/theme-common";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Banner } from "../Banner.tsx";
import * as classes from "../../common/classes.ts";

export default function Unlisted({ className }: { readonly className?: string }): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <Banner
        title={<UnlistedBannerTitle />}
        message={<UnlistedBannerMessage />}
        className={clsx(className, classes.unlistedBanner)}
      />
    </>
  );
}
