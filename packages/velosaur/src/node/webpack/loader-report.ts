import { AuthorError } from "../system/author-error.ts";

/** What plugins of Vite that run loaders tell of these. */
export interface LoaderReport {
  readonly readFiles: Set<string>;
  /** Mistakes, in full: the bundler tells them in words of its own. */
  readonly failures: AuthorError[];
  /** Whether a rule makes something else of a file: of a script its text, for instance. */
  readonly isChanged?: (filePath: string) => boolean;
}

const listReports = (configs: object[]): Partial<LoaderReport>[] =>
  configs.flatMap((config) => {
    const { plugins } = config as { plugins?: unknown };
    const list = Array.isArray(plugins) ? (plugins as unknown[]) : [];
    return list.flatMap((plugin) => (Object(plugin) as { api?: Partial<LoaderReport> }).api ?? []);
  });

/** What an author has to know of loaders that failed. */
export function findLoaderFailure(
  configs: object[],
  others: readonly AuthorError[] = [],
): AuthorError | undefined {
  const diagnostics = [
    ...listReports(configs).flatMap(({ failures }) => failures ?? []),
    ...others,
  ].flatMap((failure) => failure.diagnostics);
  const byText = new Map(diagnostics.map((entry) => [JSON.stringify(entry), entry]));
  return byText.size > 0 ? new AuthorError([...byText.values()]) : undefined;
}

/** Files that have gone into modules without being modules: a bundle holds as long as they are the same. */
export const listReadFiles = (configs: object[]): string[] =>
  listReports(configs).flatMap(({ readFiles }) => [...(readFiles ?? [])]);

/** Whether a rule of either side makes something else of a file than the bundler would. */
export const isChangedByRules = (configs: object[], filePath: string): boolean =>
  listReports(configs).some(({ isChanged }) => isChanged?.(filePath));
