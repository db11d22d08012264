/** A package that gives modules by their files, which are served one by one: bundled, they would exist twice. */
export interface PluginPackage {
  name: string;
  folder: string;
}

export function findPluginPackages(files: readonly string[]): PluginPackage[] {
  const found = new Map<string, string>();
  for (const file of files) {
    const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/)/.exec(`${file}/`) ?? [];
    if (folder !== undefined && name !== undefined) found.set(folder, name);
  }
  return Array.from(found, ([folder, name]) => ({ folder, name }));
}
