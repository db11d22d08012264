import { readFileSync } from "node:fs";
import { completePolicies, hashInlineScripts } from "../../output/content-security-policy.ts";
import { HEADERS_FILE } from "../../output/headers.ts";
import { stripBaseUrl } from "../../../shared/url/base-url.ts";
import { listBases } from "./locale-bases.ts";
import type { FinishedSite } from "./finished-site.ts";

/** A site that has a Content-Security-Policy in its headers file gets it completed. */
export function writeHeaders({ plan, facts, rendering, output }: FinishedSite): void {
  const { html } = rendering.setup;
  const own = rendering.staticFiles.find(({ name }) => name === HEADERS_FILE);
  if (!own || !html.hasPolicy) return;
  const { baseUrl } = plan.context;
  const common = `<script>${html.inlineScript}</script>${html.headTags}${html.preBodyTags}${html.postBodyTags}`;
  const hashes = new Set([
    ...hashInlineScripts(common),
    ...facts.flatMap((page) => page.scripts ?? []).toSorted(),
  ]);
  const evaluating = facts
    .filter((page) => page.evaluates)
    .flatMap(({ routePath }) =>
      listBases(plan.context).map((base) => base + stripBaseUrl(routePath, baseUrl).slice(1)),
    );
  const text = readFileSync(own.filePath, "utf8");
  output.write(
    HEADERS_FILE,
    completePolicies(text, { hashes: [...hashes], evaluating: evaluating.map(encodeURI) }),
  );
}
