/** What a site's own `@theme/Mermaid` can build upon: `@docusaurus/theme-mermaid/client`. */

import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import type { MermaidConfig, RenderResult } from "mermaid";
import { useEffect, useId, useMemo, useState } from "react";

export const MermaidContainerClassName = "docusaurus-mermaid-container";

export interface MermaidThemeConfig {
  theme: { light: string; dark: string };
  options: MermaidConfig;
}

/** `themeConfig.mermaid`. */
export function useMermaidThemeConfig(): MermaidThemeConfig {
  return (useThemeConfig() as unknown as { mermaid: MermaidThemeConfig }).mermaid;
}

/** Mermaid's configuration for the colour mode in use. */
export function useMermaidConfig(): MermaidConfig {
  const { colorMode } = useColorMode();
  const { options, theme } = useMermaidThemeConfig();
  return useMemo(
    () => ({ startOnLoad: false, ...options, theme: theme[colorMode] as MermaidConfig["theme"] }),
    [colorMode, options, theme],
  );
}

export interface MermaidRender {
  text: string;
  config?: MermaidConfig | undefined;
}

/** The drawn diagram, `null` until it is there. One that can't be drawn throws while rendering. */
export function useMermaidRenderResult(render: MermaidRender): RenderResult | null {
  const { result, error } = useDiagram(render);
  if (error) throw error;
  return result ?? null;
}

export interface DrawnDiagram {
  result?: RenderResult;
  error?: Error;
}

/** The diagram as it is drawn by now. While the next one is drawn (of another colour mode), the last one stays. */
export function useDiagram({ text, config }: MermaidRender): DrawnDiagram {
  const id = `mermaid-svg-${useId().replaceAll(/\W/g, "")}`;
  const fallback = useMermaidConfig();
  const wanted = config ?? fallback;
  const [drawn, setDrawn] = useState<DrawnDiagram>({});
  useEffect(() => {
    let isCurrent = true;
    const show = (next: DrawnDiagram): void => {
      if (isCurrent) setDrawn(next);
    };
    drawDiagram({ id, text, config: wanted }).then(
      (result) => show({ result }),
      (error: unknown) => show({ error: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, text, wanted]);
  return drawn;
}

interface Drawing {
  id: string;
  text: string;
  config: MermaidConfig;
}

/** Mermaid's configuration is global, so diagrams are drawn one after the other. */
let queue: Promise<unknown> = Promise.resolve();

function drawDiagram({ id, text, config }: Drawing): Promise<RenderResult> {
  const drawing = queue.then(async () => {
    const mermaid = await loadMermaid();
    mermaid.initialize({ ...config, suppressErrorRendering: true });
    return mermaid.render(id, text);
  });
  queue = drawing.catch(() => {});
  return drawing;
}

/** Drawing needs a browser: the server's bundle does without the library. */
const loadMermaid = async (): Promise<(typeof import("mermaid"))["default"]> => {
  if (import.meta.env.SSR) throw new Error("Diagrams are drawn in the browser.");
  return (await import("mermaid/dist/mermaid.esm.min.mjs")).default;
};

/** Some of Mermaid's diagrams fail with an object that is no error. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, str } = Object(error) as { message?: string; str?: string };
  return new Error(message ?? str ?? String(error));
}
