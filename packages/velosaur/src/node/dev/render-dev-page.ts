import type { PagePayload } from "../../shared/payload.ts";
import type {
  RenderedPage,
  RendererOptions,
  RenderPageArgs,
  ServerEntry,
} from "../../shared/rendered-page.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";
import type { ServerModules } from "./server-modules.ts";

export interface DevRenderOptions extends Pick<RendererOptions, "readShared"> {
  modules: ServerModules;
  /** Where the engine's modules are ready. */
  renderer: ReadyRenderer | undefined;
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
  { modules, renderer, readShared }: DevRenderOptions,
): Promise<RenderedDevPage> {
  const ids = Object.keys(page.payload.modules);
  const { createRenderer, importModule } = renderer
    ? withSiteModules(renderer, modules)
    : await loadEntry(modules);
  // What a renderer keeps of one page for the next may have been edited since.
  const rendered = await createRenderer({ importModule, readShared, keepMarkup: true }).renderPage(
    page,
  );
  // The engine's modules share one stylesheet, which every page has.
  const others = renderer ? ids.filter((id) => !renderer.has(id)) : ids;
  return { ...rendered, styles: await modules.listStyles(others) };
}

type Renderer = Pick<ReadyRenderer, "createRenderer" | "importModule">;

const withSiteModules = (ready: ReadyRenderer, { importModule }: ServerModules): Renderer => ({
  createRenderer: ready.createRenderer,
  importModule: (id) => (ready.has(id) ? ready.importModule(id) : importModule(id)),
});

export const needsNoOther = ({ has }: ReadyRenderer, { modules }: PagePayload): boolean =>
  Object.keys(modules).every(has);

async function loadEntry({ importModule }: ServerModules): Promise<Renderer> {
  const { createRenderer } = (await importModule(SERVER_ENTRY)) as unknown as ServerEntry;
  return { createRenderer, importModule };
}
