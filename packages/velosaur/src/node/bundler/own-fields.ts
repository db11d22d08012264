/** What the engine decides of a bundle, and finds its files by: none of it can be another's. */
const OWN_OUTPUT = ["dir", "file", "entryFileNames", "chunkFileNames", "assetFileNames"];

const OWN_FIELDS: readonly string[] = [
  "base",
  "root",
  "configFile",
  "build.outDir",
  "build.assetsDir",
  "build.lib",
  "build.ssr",
  ...["build.rolldownOptions", "build.rollupOptions"].flatMap((options) => [
    `${options}.input`,
    ...OWN_OUTPUT.map((field) => `${options}.output.${field}`),
  ]),
];

export interface KeptFields {
  config: object;
  /** Paths of those that were left aside. */
  dropped: string[];
}

/** A configuration of Vite without what is the engine's to decide. The object itself stays as it is. */
export function dropOwnFields(config: object): KeptFields {
  return OWN_FIELDS.reduce<KeptFields>(
    (kept, field) => {
      const without = dropField(kept.config, field.split("."));
      return without ? { config: without, dropped: [...kept.dropped, field] } : kept;
    },
    { config, dropped: [] },
  );
}

/** Undefined where there is no such field. */
function dropField(config: object, [key = "", ...below]: string[]): object | undefined {
  const { [key]: value, ...others } = config as Record<string, unknown>;
  if (value === undefined) return undefined;
  if (below.length === 0) return others;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const without = dropField(value, below);
  return without && { ...others, [key]: without };
}
