import Translate from "@docusaurus/Translate";
import { Component, type ComponentProps, type ReactNode } from "react";

export function ErrorBoundaryTryAgainButton(props: ComponentProps<"button">): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  error: Error;
  tryAgain: () => void;
}): ReactNode {
  return (
    <div className="errorFallback_">
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
