import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { listComponents } from "./compile-options.ts";

/** Fences can be diagrams only where something draws them; upstream's sites name a theme for that. */
export function checkDiagrams(context: LoadContext, overrideDirs: string[]): Diagnostic[] {
  const { siteConfig, siteConfigPath } = context;
  const isDrawn = overrideDirs.some((folder) => listComponents(folder).includes("Mermaid"));
  if (!siteConfig.markdown.mermaid || isDrawn) return [];
  const diagnostic = {
    severity: "warning" as const,
    message:
      "`markdown.mermaid` is on, but no theme draws diagrams: their source is shown as code.",
    keyPath: "markdown.mermaid",
    hint: "Add '@docusaurus/theme-mermaid' to `themes`.",
  };
  return locateDiagnostics([diagnostic], siteConfigPath);
}
