import path from "../../system/path.ts";
import type { Shard } from "../../system/shard.ts";
import type { BuildOptions } from "../options.ts";

/**
 * What one machine makes of a site, for others to go on from: a cache that holds its share of the pages, and this about
 * it. It is written last, so a part that has it is whole.
 */
export interface SitePart {
  format: typeof PART_FORMAT;
  /** Identity and version of the engine, and Node's version: other ones make other bundles. */
  engine: string;
  version: string;
  node: string;
  shard: Shard;
  options: Pick<BuildOptions, "minify" | "lean" | "dev" | "locale">;
  /** Undefined of a site that is in no repository. */
  commit?: string | undefined;
  locales: LocaleShare[];
  /** Name → size, of all that lies in its folder. */
  files: Record<string, number>;
}

export interface LocaleShare extends SiteIdentity {
  locale: string;
  /** Of this part. */
  pages: number;
}

/** Sites that are equal have the same. */
export interface SiteIdentity {
  /** Hash of the configuration, and of the modules it is made of. */
  configuration: string;
  /** Hash of all documents, components and routes. */
  content: string;
}

export const PART_FORMAT = 1;

export const partFile = (folder: string): string => path.join(folder, "part.json");
