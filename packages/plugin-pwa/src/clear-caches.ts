/** Takes away what a worker keeps. Its scope stands in the names: other caches of the address are not ours. */
export async function clearCaches(caches: CacheStorage, scope: string): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.endsWith(`-${scope}`));
  await Promise.all(own.map((name) => caches.delete(name)));
}
