import type { PostBuildProps } from "velosaur/plugin";

type Diagnostic = Parameters<PostBuildProps["report"]>[0];

interface BundleError {
  id?: string;
  message: string;
  loc?: { file?: string; line: number; column: number };
}

/** A mistake of the author's in the worker's code or in what Workbox is given. Anything else is thrown again. */
export function describeFailure(error: unknown, swCustom: string | undefined): Diagnostic {
  if (error instanceof Error && error.constructor.name === "WorkboxConfigError")
    return {
      severity: "error",
      message: `\`injectManifestConfig\` isn't what Workbox takes: ${firstLine(error.message)}`,
      keyPath: "injectManifestConfig",
      hint: "Its options stand in the documentation of `injectManifest` of workbox-build.",
    };
  const [first] = (error as { errors?: BundleError[] }).errors ?? [];
  if (!first || swCustom === undefined) throw error;
  const { loc } = first;
  return {
    severity: "error",
    message: `The worker can't be made: ${firstLine(first.message)}`,
    filePath: loc?.file ?? first.id ?? swCustom,
    ...(loc && { line: loc.line, column: loc.column + 1 }),
    hint: "It is made of the file that `swCustom` names, and of what that imports.",
  };
}

const firstLine = (text: string): string => text.split("\n")[0] ?? text;
