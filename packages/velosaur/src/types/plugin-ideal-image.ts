/** Types of `@docusaurus/plugin-ideal-image`, which an add-on of ours stands for. */

export interface PluginOptions {
  id?: string;
  /** Of the images in between, from 0 to 100. */
  quality?: number;
  /** Widths in pixels: these, or `steps` of them from `min` to `max`. */
  size?: number;
  sizes?: number[];
  steps?: number;
  min?: number;
  max?: number;
  /** Leaves images as they are while developing. */
  disableInDev?: boolean;
}
