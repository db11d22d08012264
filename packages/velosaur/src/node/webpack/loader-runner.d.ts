/** The package has no types of its own. */
declare module "loader-runner" {
  export interface LoaderRunnerResult {
    result?: unknown[];
    fileDependencies: string[];
    contextDependencies: string[];
  }
  const runner: {
    runLoaders: (
      options: object,
      callback: (error: Error | null, result: LoaderRunnerResult) => void,
    ) => void;
  };
  export default runner;
}
