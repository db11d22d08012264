import * as v from "valibot";

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Upstream's options, and one of our own. */
export const optionsSchema = v.strictObject({
  id: v.optional(v.string()),
  /** Pattern of the names in the output. */
  name: v.optional(v.string(), "ideal-img/[name].[hash:hex:7].[width].[ext]"),
  /** Widths. Without any, the image keeps its own. */
  sizes: v.optional(v.array(positive)),
  /** One width, in place of `sizes`. */
  size: v.optional(positive),
  /** The smallest and the largest width, in place of `sizes`, and how many there are with these two. */
  min: v.optional(positive),
  max: v.optional(positive),
  steps: v.optional(positive, 4),
  quality: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 85),
  /** The dev server shows images as they are. */
  disableInDev: v.optional(v.boolean(), true),
  /** Ours: images written in Markdown come in several sizes, too. */
  markdownImages: v.optional(v.boolean(), false),
});

export type Options = v.InferOutput<typeof optionsSchema>;

type WidthOptions = Pick<Options, "size" | "sizes" | "min" | "max" | "steps">;

/** Widths of the variants: as wished, none above that of the image itself. */
export function chooseWidths(options: WidthOptions, ownWidth: number): number[] {
  const possible = listWidths(options, ownWidth).map((width) => Math.min(width, ownWidth));
  return [...new Set(possible)].sort((a, b) => a - b);
}

function listWidths({ size, sizes, min, max, steps }: WidthOptions, ownWidth: number): number[] {
  if (size !== undefined) return [size];
  if (min === undefined || max === undefined) return sizes ?? [ownWidth];
  if (steps === 1) return [max];
  const distance = (max - min) / (steps - 1);
  return Array.from({ length: steps }, (_, index) => Math.round(min + index * distance));
}
