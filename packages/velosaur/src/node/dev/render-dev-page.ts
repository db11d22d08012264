import type {
  RenderedPage,
  RendererOptions,
  RenderPageArgs,
  ServerEntry,
} from "../../shared/rendered-page.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { ServerModules } from "./server-modules.ts";

export interface DevRenderOptions extends Pick<RendererOptions, "readShared"> {
  modules: ServerModules;
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
  const rendered = await createRenderer({ importModule, readShared, keepMarkup: true }).renderPage(
    page,
  );
  return { ...rendered, styles: await modules.listStyles(Object.keys(page.payload.modules)) };
}
