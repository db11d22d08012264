import Translate from "@docusaurus/Translate";
import { Component, type ComponentProps, type ReactNode } from "react";

export function ErrorBoundaryTryAgainButton(props: ComponentProps<"button">): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

/** The error's message, with those of its causes below. */
export function formatErrorChain(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null && messages.length < 10;) {
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join("\n\nCause:\n");
}

export function ErrorBoundaryError({ error }: { error: Error }): ReactNode {
  return <p className="error-message">{formatErrorChain(error)}</p>;
}

export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  error: Error;
  tryAgain: () => void;
}): ReactNode {
  return (
    <div className="error-fallback">
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** Adds to an error of its children what was being rendered. */
export class ErrorCauseBoundary extends Component<{
  children: ReactNode;
  onError: (error: Error) => Error;
}> {
  override componentDidCatch(error: Error): never {
    throw this.props.onError(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
