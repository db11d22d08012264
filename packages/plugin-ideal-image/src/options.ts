import * as v from "valibot";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Upstream's options, and one of our own. */
export const optionsSchema = v.strictObject({
  id: v.optional(v.string()),
  /** Pattern of the names in the output. */
  name: v.optional(v.string(), "assets/ideal-img/[name].[hash:hex:7].[width].[ext]"),
  /** Widths, exactly; they go before `min`, `max` and `steps`. */
  sizes: v.optional(v.array(positive)),
  /** One width. */
  size: v.optional(positive),
  /** Smallest and largest width, and how many there are between and with them. */
  min: v.optional(positive, 640),
  max: v.optional(positive, 1030),
  steps: v.optional(positive, 2),
  quality: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 70),
  /** The dev server shows images as they are. */
  disableInDev: v.optional(v.boolean(), true),
  /** Ours: images written in Markdown come in several sizes, too. */
  markdownImages: v.optional(v.boolean(), false),
});

export type Options = v.InferOutput<typeof optionsSchema>;

/** Widths of the variants: as wished, none above that of the image itself. */
export function chooseWidths(
  { size, sizes, min, max, steps }: Pick<Options, "size" | "sizes" | "min" | "max" | "steps">,
  ownWidth: number,
): number[] {
  const wished = size === undefined ? (sizes ?? spread({ min, max, steps })) : [size];
  const possible = wished.map((width) => Math.min(width, ownWidth));
  return [...new Set(possible)].sort((a, b) => a - b);
}

/** `steps` widths at equal distances. */
function spread({ min, max, steps }: { min: number; max: number; steps: number }): number[] {
  if (steps === 1) return [max];
  const distance = (max - min) / (steps - 1);
  return Array.from({ length: steps }, (_, index) => Math.round(min + index * distance));
}
