/**
 * Components that nobody has a use for before the page is touched: links and text. On the first page
 * the server's HTML stays as it is; their code comes with the first sign of a visitor, for the pages after it.
 */

import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useId,
  useState,
} from "react";

import { LATE_ATTRIBUTE } from "../../shared/payload.ts";
import type { PageLoader } from "./load-page.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** While the first page comes to life, what the server left out of the document stays out. */
let isHydrating = false;
const loaders = new Set<() => Promise<void>>();
/** Told when all code is there. */
const waiting = new Set<() => void>();

export function markHydrating(value: boolean): void {
  isHydrating = value;
}

/** Loads what a page other than the first needs. */
export async function loadLate(): Promise<void> {
  await Promise.all(Array.from(loaders, (load) => load()));
  startTransition(() => {
    for (const begin of waiting) begin();
  });
}

/** A loader whose pages have the code of all that they show. */
export const withLate = (loader: PageLoader): PageLoader => ({
  async load(payload, previous) {
    const page = await loader.load(payload, previous);
    await loadLate();
    return page;
  },
});

/**
 * A component that few pages show: its code comes with the first page that shows it, or with the late ones, before a
 * visitor sees another page. In dev React renders anew what the server has sent, when all of that is there.
 */
export function createRare<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Waiting = lazy(load);
  loaders.add(async () => {
    loaded ??= (await load()).default;
  });

  return function Loaded(props: Props): ReactNode {
    const [Component] = useState(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}

export function createLate<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Loaded = createRare(load);
  return function Late(props: Props): ReactNode {
    const id = useId();
    const [tag, setTag] = useState(() => findRendered(id));
    useEffect(() => {
      if (tag !== null) return undefined;
      // There is nothing to keep, and it may have something to say in the head.
      const begin = () => setTag(undefined);
      waiting.add(begin);
      return () => void waiting.delete(begin);
    }, [tag]);
    if (tag === undefined) return <Loaded {...props} />;
    return tag && createElement(tag, asRendered);
  };
}

/** React takes the element over with all that it finds in it. */
const asRendered = { dangerouslySetInnerHTML: { __html: "" } };

/** Name of the element that the server made; null if it made none. Undefined for what is rendered anew. */
function findRendered(id: string): string | null | undefined {
  const element = document.querySelector(`[${LATE_ATTRIBUTE}="${id}"]`);
  return element?.localName ?? (isHydrating && isOfServer(id) ? null : undefined);
}

/**
 * Ids that the server knows too have a capital in them. Where the document was changed on its way, React gives the
 * server's elements up and renders all of it anew, with ids of the browser's own.
 */
const isOfServer = (id: string): boolean => id.includes("R");
