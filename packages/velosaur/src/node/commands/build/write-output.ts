import type { Diagnostic } from "../../system/diagnostic.ts";
import { throwErrors } from "../../system/throw-errors.ts";
import { createEmptyDocument } from "./empty-document.ts";
import type { FinishedSite } from "./finished-site.ts";
import { runPostBuild } from "./run-post-build.ts";
import { writeSharedFiles } from "./write-shared-files.ts";

/** Our plugins hand their files over; a site's may look into the output folder, which has to be there then. */
export async function writeOutput(site: FinishedSite): Promise<Diagnostic[]> {
  const { plan, facts, output } = site;
  const ours = plan.plugins.filter((plugin) => plugin.isBuiltIn);
  const others = plan.plugins.filter((plugin) => !plugin.isBuiltIn);
  const { staticFiles, setup } = site.rendering;
  const renderEmptyDocument = () => createEmptyDocument(plan.context, setup.html);
  const shared = { plan, facts, output, staticFiles, renderEmptyDocument };
  const hidden = writeSharedFiles(site);
  const told = await runPostBuild({ ...shared, plugins: ours });
  throwErrors(told);
  await output.commit();
  const late = await runPostBuild({ ...shared, plugins: others });
  const last = await runPostBuild({
    ...shared,
    plugins: plan.plugins,
    lifecycle: "outputWritten",
  });
  throwErrors(last);
  return [...hidden, ...told, ...late, ...last];
}
