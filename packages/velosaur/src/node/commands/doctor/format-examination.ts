import colors from "picocolors";
import { formatFilePath } from "../../system/format-diagnostic.ts";
import type { Examination } from "../doctor.ts";
import type { Finding, Verdict } from "./finding.ts";
import type { Measurement } from "./measure.ts";

const HEADINGS: [verdict: Verdict, heading: string][] = [
  ["works", colors.green("Works as it is")],
  ["replaced", colors.green("Done by the engine itself")],
  ["ignored", colors.yellow("Has no effect")],
  ["advice", colors.yellow("Could be better")],
  ["fails", colors.red("Can't work")],
];

const indent = (text: string, depth: number): string =>
  text.replaceAll(/^(?=.)/gm, " ".repeat(depth));

const formatPlace = ({ filePath, line, keyPath }: Finding, siteDir: string): string => {
  const file = filePath && formatFilePath(filePath, { siteDir }) + (line ? `:${line}` : "");
  const place = [file, keyPath].filter(Boolean).join(" ");
  return place === "" ? "" : ` ${colors.dim(`(${place})`)}`;
};

const formatFinding = (finding: Finding, siteDir: string): string => {
  const message = indent(finding.message + formatPlace(finding, siteDir), 2);
  return finding.hint === undefined ? message : `${message}\n${indent(finding.hint, 4)}`;
};

const formatSeconds = (seconds: number | undefined): string =>
  seconds === undefined ? "the build failed" : `${seconds.toFixed(1)} s`;

export const formatMeasurement = ({ engine, upstream }: Measurement): string => {
  const reason = engine === undefined ? "; `velosaur build` says why" : "";
  const own = `Velosaur: ${formatSeconds(engine)}${reason}`;
  if (upstream === undefined)
    return `${own}\nUpstream isn't installed in the site, so there is nothing to compare with.`;
  const other = `Docusaurus ${upstream.version}: ${formatSeconds(upstream.seconds)}`;
  const ratio = (upstream.seconds ?? Number.NaN) / (engine ?? Number.NaN);
  return [own, other, ...(Number.isNaN(ratio) ? [] : [`Ratio: ${ratio.toFixed(1)}`])].join("\n");
};

const NOT_MEASURED =
  "Not measured: --measure builds the site from nothing, with upstream too where it is installed.\nRecorded figures of sites from 10 to 10,000 pages stand in bench/RESULTS.md of Velosaur's repository.";

/** For people; one group for each verdict. */
export const formatExamination = (examination: Examination): string => {
  const { siteDir, version, findings, measurement } = examination;
  const groups = HEADINGS.map(([verdict, heading]): [heading: string, lines: string[]] => [
    heading,
    findings
      .filter((finding) => finding.verdict === verdict)
      .map((finding) => formatFinding(finding, siteDir)),
  ]);
  const speed = measurement === undefined ? NOT_MEASURED : formatMeasurement(measurement);
  return [
    `Velosaur ${version}, Node ${process.versions.node}, ${siteDir}`,
    ...groups
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => [heading, ...lines].join("\n")),
    `${colors.bold("Speed")}\n${indent(speed, 2)}`,
  ].join("\n\n");
};
