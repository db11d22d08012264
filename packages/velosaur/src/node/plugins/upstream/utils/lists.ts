/** Settled one after the other: for lists that must not run all at once. */
export const mapAsyncSequential = async <T, R>(
  list: readonly T[],
  map: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (const item of list) results.push(await map(item));
  return results;
};

export const findAsyncSequential = async <T>(
  list: readonly T[],
  test: (item: T) => Promise<boolean>,
): Promise<T | undefined> => {
  for (const item of list) if (await test(item)) return item;
  return undefined;
};

interface NestedRoute {
  routes?: NestedRoute[];
}

/** The routes that have no routes below them. */
export const flattenRoutes = <Route extends NestedRoute>(routes: Route[]): Route[] =>
  routes.flatMap((route) =>
    route.routes === undefined ? [route] : flattenRoutes(route.routes as Route[]),
  );

export const escapeRegexp = (text: string): string =>
  text.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replaceAll("-", "\\x2d");
