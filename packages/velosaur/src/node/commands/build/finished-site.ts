import type { OutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { CompiledSite } from "./compile-and-bundle.ts";
import type { OpenBuild } from "./open-build.ts";
import type { PreparedRendering } from "./prepare-rendering.ts";

/** A site whose pages are made. */
export interface FinishedSite extends RenderedBuild {
  output: OutputFolder;
}

/** A build whose pages are made: those of one machine, perhaps. */
export interface RenderedBuild extends OpenBuild {
  compiled: CompiledSite;
  rendering: PreparedRendering;
  facts: RenderedFacts[];
}
