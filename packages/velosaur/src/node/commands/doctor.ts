import { existsSync } from "node:fs";
import { realPath } from "../system/path.ts";
import { createRequire } from "node:module";
import { readEngineVersion } from "../system/engine-paths.ts";
import { checkInstallation } from "./doctor/check-installation.ts";
import { checkPatches } from "./doctor/check-patches.ts";
import { checkPlugins } from "./doctor/check-plugins.ts";
import { checkTypes } from "./doctor/check-types.ts";
import type { Finding } from "./doctor/finding.ts";
import { measure, type Measurement } from "./doctor/measure.ts";
import { readInstallation } from "./doctor/read-installation.ts";
import type { CommandArgs, DoctorOptions } from "./options.ts";

export interface Examination {
  /** Of the engine. */
  version: string;
  siteDir: string;
  findings: Finding[];
  measurement?: Measurement;
}

const require = createRequire(import.meta.url);

const readReactVersion = (): string =>
  (require("react/package.json") as { version: string }).version;

/** Says what a build would make of a site. Builds nothing, unless it is to measure. */
export const doctor = async (args: CommandArgs<DoctorOptions>): Promise<Examination> => {
  const siteDir = existsSync(args.siteDir) ? realPath(args.siteDir) : args.siteDir;
  const installation = readInstallation(siteDir);
  const findings = [
    ...(await checkPlugins({ ...args, siteDir })),
    ...checkInstallation(installation, readReactVersion()),
    ...checkPatches(installation),
    ...checkTypes(installation),
  ];
  const examination: Examination = {
    version: readEngineVersion(),
    siteDir,
    findings: withoutRepeats(findings),
  };
  if (args.options.measure !== true || !canBuild(examination)) return examination;
  const measurement = await measure(installation);
  return measurement ? { ...examination, measurement } : examination;
};

/** What both the configuration and `package.json` tell is said once. */
const withoutRepeats = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** As far as is known: who has measured has built. */
export const canBuild = ({ findings, measurement }: Examination): boolean =>
  findings.every(({ verdict }) => verdict !== "fails") &&
  (measurement === undefined || measurement.engine !== undefined);
