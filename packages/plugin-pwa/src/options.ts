import * as v from "valibot";

/** When the site is kept for reading offline. */
export const STRATEGIES = [
  "appInstalled",
  "queryString",
  "standalone",
  "mobile",
  "saveData",
  "always",
] as const;

export type Strategy = (typeof STRATEGIES)[number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const headTag = v.objectWithRest(
  { tagName: v.string() },
  v.optional(v.union([v.string(), v.boolean()])),
);

/** Upstream's options. */
export const optionsSchema = v.strictObject({
  id: v.optional(v.string()),
  /** The worker says what it does, and stays readable. */
  debug: v.optional(v.boolean(), false),
  offlineModeActivationStrategies: v.optional(v.array(v.picklist(STRATEGIES)), [
    "appInstalled",
    "queryString",
    "standalone",
  ]),
  /** Of Workbox: which files are kept. */
  injectManifestConfig: v.optional(v.custom<Record<string, unknown>>(isRecord, "an object"), {}),
  /** Tags of every page. */
  pwaHead: v.optional(v.array(headTag), []),
  /** Module that adds to the worker. */
  swCustom: v.optional(v.string()),
  /** Client module that registers the worker. */
  swRegister: v.optional(v.union([v.string(), v.literal(false)])),
  reloadPopup: v.optional(
    v.pipe(
      v.unknown(),
      v.check(() => false, "is no option any more: swizzle the component `PwaReloadPopup` instead"),
    ),
  ),
});

export type Options = v.InferOutput<typeof optionsSchema>;
