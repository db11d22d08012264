/** The window counts hits from 0, and tells the owner of an index of a click on any but number 0: that is told here. */

/** As the window completes a hit where a site sets `insights`. */
export interface CountedHit {
  objectID?: string;
  __autocomplete_id?: number;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  __autocomplete_algoliaCredentials?: { appId: string; apiKey: string };
}

type Tell = (method: string, event: object, options: object) => void;

export function tellFirstHit(hit: CountedHit): void {
  const { __autocomplete_queryID: queryID, __autocomplete_algoliaCredentials: credentials } = hit;
  if (hit.__autocomplete_id !== 0 || queryID === undefined || !credentials) return;
  const globals = window as unknown as Record<string, unknown>;
  // The name of its function, as the window leaves it for others.
  const tell = globals[String(globals["AlgoliaAnalyticsObject"])] as Tell | undefined;
  tell?.(
    "clickedObjectIDsAfterSearch",
    {
      eventName: "Item Selected",
      index: hit.__autocomplete_indexName,
      objectIDs: [hit.objectID],
      positions: [1],
      queryID,
    },
    {
      headers: {
        "X-Algolia-Application-Id": credentials.appId,
        "X-Algolia-API-Key": credentials.apiKey,
      },
    },
  );
}
