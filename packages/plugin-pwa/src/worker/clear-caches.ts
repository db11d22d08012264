import { scope } from "./worker-scope.js";

/** What Workbox keeps has the worker's scope in its name: other caches of the address are not ours. */
export async function clearCaches(): Promise<void> {
  const names = await scope.caches.keys();
  const own = names.filter((name) => name.endsWith(`-${scope.registration.scope}`));
  await Promise.all(own.map((name) => scope.caches.delete(name)));
}
