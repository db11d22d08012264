/** Images of documents in the sizes that a plugin makes of them. */

import os from "node:os";
import type { DocumentAsset } from "../../shared/document.ts";
import type { ImageRequest, LoadedPlugin, ResizedImage } from "../contract/contract.ts";
import { runLifecycle } from "../contract/run-lifecycle.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

type Sizes = Extract<ResizedImage, { files: object }>;

/** A document's file and what it shows. */
export interface ImageUser {
  filePath: string;
  assets: DocumentAsset[];
}

export interface ImageSizes {
  /** Resizes what these documents show. Returns what the author should know. */
  prepare: (documents: Iterable<ImageUser>) => Promise<Diagnostic[]>;
  /** Of an asset that has been prepared. */
  find: (asset: DocumentAsset) => Sizes | undefined;
  /** Of all that has been prepared: absolute paths. */
  files: () => string[];
}

const useOf = ({ kind }: DocumentAsset): ImageRequest["use"] | undefined =>
  kind === "sizes" ? "component" : kind === "image" ? "markdown" : undefined;
const keyOf = ({ kind, filePath }: DocumentAsset): string => `${kind} ${filePath}`;

/** Without a plugin for it, images stay as they are. */
export function createImageSizes(plugins: LoadedPlugin[]): ImageSizes | undefined {
  const plugin = plugins.find(({ resizeImage }) => resizeImage !== undefined);
  if (!plugin) return undefined;
  const resized = new Map<string, ResizedImage | undefined>();

  const resize = async (asset: DocumentAsset): Promise<void> => {
    const use = useOf(asset);
    if (use === undefined) return;
    const request = { filePath: asset.filePath, use };
    const result = await runLifecycle(plugin, "resizeImage", () => plugin.resizeImage?.(request));
    resized.set(keyOf(asset), result);
  };

  const prepare: ImageSizes["prepare"] = async (documents) => {
    const users = [...documents].flatMap(({ filePath, assets }) =>
      assets.filter(useOf).map((asset) => ({ filePath, asset })),
    );
    const images = new Map(users.map(({ asset }) => [keyOf(asset), asset]));
    await eachInParallel([...images.values()], resize);
    return users.flatMap(({ filePath, asset }) =>
      describe(resized.get(keyOf(asset)), filePath, asset),
    );
  };

  const find: ImageSizes["find"] = (asset) => {
    const result = resized.get(keyOf(asset));
    return result && "files" in result ? result : undefined;
  };
  const files = (): string[] =>
    [...resized.values()].flatMap((result) =>
      result && "files" in result ? Object.values(result.files) : [],
    );
  return { prepare, find, files };
}

const describe = (
  result: ResizedImage | undefined,
  filePath: string,
  { line, column }: DocumentAsset,
): Diagnostic[] =>
  result && "failure" in result
    ? [
        {
          severity: "error",
          message: result.failure,
          filePath,
          ...(line !== undefined && { line, column: column ?? 1 }),
          ...(result.hint !== undefined && { hint: result.hint }),
        },
      ]
    : [];

async function eachInParallel<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}
