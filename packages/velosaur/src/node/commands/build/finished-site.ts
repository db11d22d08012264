import type { OutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { SitePlan } from "../../site/site-plan.ts";
import type { CompiledSite } from "./compile-and-bundle.ts";
import type { PreparedRendering } from "./prepare-rendering.ts";

/** A site whose pages are made. */
export interface FinishedSite {
  plan: SitePlan;
  compiled: CompiledSite;
  rendering: PreparedRendering;
  output: OutputFolder;
  facts: RenderedFacts[];
}
