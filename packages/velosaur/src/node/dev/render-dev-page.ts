import type { Json } from "../../shared/document.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { RenderedPage, RenderPageArgs, ServerEntry } from "../render/server-entry.ts";
import type { ServerModules } from "./server-modules.ts";

export interface DevRenderOptions {
  modules: ServerModules;
  readShared: (url: string) => Promise<Json>;
}

export interface RenderedDevPage extends RenderedPage {
  /** Ids of the stylesheets that the page's own modules have. */
  styles: string[];
}

export const SERVER_ENTRY: string = engineFile("client/entry.server");

/**
 * A page as the build renders it, from modules as they are now. Throws what the site's code throws: what needs
 * a browser's `window` works there all the same.
 */
export async function renderDevPage(
  page: RenderPageArgs,
  { modules, readShared }: DevRenderOptions,
): Promise<RenderedDevPage> {
  const { importModule } = modules;
  const { createRenderer } = (await importModule(
    engineFile("client/entry.server"),
  )) as unknown as ServerEntry;
  // What a renderer keeps of one page for the next may have been edited since.
  const rendered = await createRenderer({ importModule, readShared }).renderPage(page);
  return { ...rendered, styles: await modules.listStyles(Object.keys(page.payload.modules)) };
}
