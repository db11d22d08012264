import type { ClientModule } from "@docusaurus/types";

type RouteUpdate = Parameters<NonNullable<ClientModule["onRouteUpdate"]>>[0];

/** Deploy previews say in the console what each navigation came to, for whoever reviews them. */
const isDeployPreview = (): boolean => window.location.hostname.startsWith("deploy-preview-");

const attribute = (selector: string, name: string): string | null | undefined =>
  document.querySelector(selector)?.getAttribute(name);

function log(event: string, { location, previousLocation }: RouteUpdate): void {
  if (!isDeployPreview()) return;
  console.log(event, {
    location,
    previousLocation,
    heading: document.querySelector("h1")?.textContent,
    title: document.title,
    description: attribute("meta[name=description]", "content"),
    htmlClass: attribute("html", "class"),
  });
}

export function onRouteUpdate(update: RouteUpdate): () => void {
  log("onRouteUpdate", update);
  return () => log("onRouteUpdate cleanup", update);
}

export function onRouteDidUpdate(update: RouteUpdate): void {
  log("onRouteDidUpdate", update);
}
