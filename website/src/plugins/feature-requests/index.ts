import type { LoadContext, Plugin } from "@docusaurus/types";
import { normalizeUrl } from "@docusaurus/utils";

/** One page for all addresses below `/feature-requests`: links into the former board still lead somewhere. */
export default function featureRequestsPlugin({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: "feature-requests-plugin",
    contentLoaded({ actions }) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, "/feature-requests"]),
        exact: false,
        component: "@site/src/plugins/feature-requests/FeatureRequestsPage",
      });
    },
  };
}
