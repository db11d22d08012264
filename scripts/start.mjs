// @ts-check
// From a fresh clone to the website at http://localhost:3000. Runs before anything is installed.
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensureEngine } from "./setup/engine.mjs";
import { checkNodeVersion } from "./setup/node-version.mjs";
import { engineCli, websiteDir } from "./setup/paths.mjs";
import { runNode } from "./setup/run-command.mjs";
import { runScript } from "./setup/setup-error.mjs";

await runScript(async () => {
  checkNodeVersion();
  await ensureDependencies();
  await ensureEngine();
  const code = await runNode(engineCli, ["build", websiteDir]);
  if (code !== 0) return code;
  return runNode(engineCli, ["serve", websiteDir, "--no-open", ...process.argv.slice(2)]);
});
