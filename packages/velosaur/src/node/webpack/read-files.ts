/** Where plugins of Vite that run loaders tell which files these have read. */
export interface ReadFiles {
  readonly readFiles: Set<string>;
}

/** Files that have gone into modules without being modules: a bundle holds as long as they are the same. */
export const listReadFiles = (configs: object[]): string[] =>
  configs.flatMap((config) => {
    const { plugins } = config as { plugins?: unknown };
    const list = Array.isArray(plugins) ? (plugins as unknown[]) : [];
    return list.flatMap((plugin) => {
      const { api } = Object(plugin) as { api?: Partial<ReadFiles> };
      return [...(api?.readFiles ?? [])];
    });
  });
