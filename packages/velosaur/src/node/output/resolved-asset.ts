import type { Json } from "../../shared/document.ts";

/** What a local file of a document has become. */
export interface ResolvedAsset {
  url: string;
  width?: number;
  height?: number;
  /** What a component gets in place of the address. */
  value?: Json;
  /** Attributes that an image gets beside its address. */
  attributes?: Record<string, string>;
}
