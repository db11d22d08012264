import { useContext } from "react";

import { type DocusaurusContext, SiteContext } from "../site/site-context.ts";

export default function useDocusaurusContext(): DocusaurusContext {
  const context = useContext(SiteContext);
  if (!context)
    throw new Error("useDocusaurusContext was called outside of the site's React tree.");
  return context;
}
