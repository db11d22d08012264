import { useEffect, useState } from "react";

import type { Json } from "../../shared/document.ts";
import type { SharedDataReference } from "../../shared/payload.ts";
import { loadSharedData } from "../page/shared-data.ts";

export { loadSharedData } from "../page/shared-data.ts";

/** Data of a shared file, once it has arrived; nothing is loaded without a reference. */
export default function useSharedData(
  reference: SharedDataReference | undefined,
): Json | undefined {
  const [data, setData] = useState<{ url: string; value: Json }>();
  const url = reference?.$shared;
  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    loadSharedData({ $shared: url }).then(
      (value) => isCurrent && setData({ url, value }),
      (error: unknown) => console.warn(`Could not load ${url}.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return data?.url === url ? data?.value : undefined;
}
