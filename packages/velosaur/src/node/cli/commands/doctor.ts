import type { DoctorOptions } from "../../commands/options.ts";
import { logger } from "../../system/logger.ts";
import { setNodeEnv } from "../../system/set-node-env.ts";
import { defineCommand } from "../command.ts";
import { addConfigOption, SITE_DIR, toSiteDir } from "../shared-options.ts";

export const doctorCommand = defineCommand({
  name: "doctor",
  description: "say what works in a site, what doesn't, and what to write instead",
  declare(command) {
    command
      .argument("[siteDir]", SITE_DIR)
      .option("--json", "print JSON")
      .option("--measure", "build the site, with Docusaurus too where it is installed");
    addConfigOption(command);
  },
  toArgs: (siteDir: string | undefined, options: DoctorOptions) => ({
    siteDir: toSiteDir(siteDir),
    options,
  }),
  async run(args) {
    setNodeEnv(false);
    const [{ canBuild, doctor }, { formatExamination }] = await Promise.all([
      import("../../commands/doctor.ts"),
      import("../../commands/doctor/format-examination.ts"),
    ]);
    const examination = await doctor(args);
    const { json } = args.options;
    logger.print(json ? JSON.stringify(examination, null, 2) : formatExamination(examination));
    if (!canBuild(examination)) process.exitCode ??= 1;
  },
});
