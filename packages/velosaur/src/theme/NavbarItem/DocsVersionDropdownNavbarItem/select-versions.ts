import type { GlobalVersion } from "@docusaurus/plugin-content-docs/client";

/** Names of versions in the order wanted, or labels by name. */
export type WantedVersions =
  | readonly string[]
  | Readonly<Record<string, { readonly label?: string }>>;

export interface LabelledVersion {
  readonly label: string;
  readonly version: GlobalVersion;
}

/** All versions unless some are named. Throws if there is no version of a name. */
export function selectVersions(
  all: readonly GlobalVersion[],
  wanted: WantedVersions = all.map(({ name }) => name),
): LabelledVersion[] {
  const labels = new Map(
    Array.isArray(wanted)
      ? (wanted as readonly string[]).map((name) => [name, undefined])
      : Object.entries(wanted).map(([name, { label }]) => [name, label]),
  );
  return Array.from(labels, ([name, label]) => {
    const version = all.find((candidate) => candidate.name === name);
    if (version) return { version, label: label ?? version.label };
    const names = all.map((candidate) => candidate.name).join(", ");
    throw new Error(
      `There is no version "${name}", which the dropdown of versions should list. There are: ${names}.`,
    );
  });
}
