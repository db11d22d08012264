/** Rules for files as webpack has them: plugins put some into what `configureWebpack` returns. */

import path from "../../../system/path.ts";
import { OUTPUT_STATIC_ASSETS_DIR_NAME, WEBPACK_URL_LOADER_LIMIT } from "./constants.ts";

interface Loader {
  loader: string;
  options: Record<string, unknown>;
}
interface Rule {
  use: Loader[];
  test: RegExp;
}
type InFolder = { folder: string };

export interface FileLoaderUtils {
  loaders: {
    file: (options: InFolder) => Loader;
    url: (options: InFolder) => Loader;
    inlineMarkdownImageFileLoader: string;
    inlineMarkdownAssetImageFileLoader: string;
    inlineMarkdownLinkFileLoader: string;
  };
  rules: Record<"images" | "svgs" | "fonts" | "media" | "otherAssets", () => Rule>;
}

const FILE = "file-loader";
const URL_LOADER = "url-loader";

const toFileName = (folder: string): string =>
  path.posix.join(OUTPUT_STATIC_ASSETS_DIR_NAME, folder, "[name]-[contenthash].[ext]");

const inline = (loader: string, options: Record<string, unknown>): string =>
  `!${loader}?${Object.entries(options)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join("&")}!`;

const rule =
  (test: RegExp, loader: Loader): (() => Rule) =>
  () => ({ use: [loader], test });

export const getFileLoaderUtils = (isServer: boolean): FileLoaderUtils => {
  const silent = isServer ? { emitFile: false } : {};
  const file = ({ folder }: InFolder): Loader => ({
    loader: FILE,
    options: { name: toFileName(folder), emitFile: !isServer },
  });
  const limit = WEBPACK_URL_LOADER_LIMIT;
  const url = ({ folder }: InFolder): Loader => ({
    loader: URL_LOADER,
    options: { limit, name: toFileName(folder), fallback: FILE, emitFile: !isServer },
  });
  const image = { name: toFileName("images") };
  return {
    loaders: {
      file,
      url,
      inlineMarkdownImageFileLoader: inline(URL_LOADER, {
        limit,
        ...image,
        fallback: FILE,
        ...silent,
      }),
      inlineMarkdownAssetImageFileLoader: inline(FILE, { ...image, ...silent }),
      inlineMarkdownLinkFileLoader: inline(FILE, { name: toFileName("files"), ...silent }),
    },
    rules: {
      images: rule(/\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i, url({ folder: "images" })),
      svgs: rule(/\.svg$/i, url({ folder: "images" })),
      fonts: rule(/\.(?:woff2?|eot|ttf|otf)$/i, url({ folder: "fonts" })),
      media: rule(
        /\.(?:mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i,
        url({ folder: "medias" }),
      ),
      otherAssets: rule(/\.(?:pdf|docx?|xlsx?|zip|rar)$/i, file({ folder: "files" })),
    },
  };
};

export const getWebpackLoaderCompilerName = (context: {
  _compiler?: { name?: string };
}): "server" | "client" => {
  const name = context._compiler?.name;
  if (name === "server" || name === "client") return name;
  throw new Error(`A loader runs for "client" or "server", not for "${name}".`);
};
