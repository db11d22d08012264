import { Component, lazy, type ReactElement, type ReactNode, Suspense } from "react";

import { RouterContext, type RouterState } from "../router/router-context.ts";
import { PlainError } from "../own/PlainError.tsx";
import { RouteContextContext } from "./useRouteContext.ts";

export interface FallbackParams {
  readonly error: Error;
  readonly tryAgain: () => void;
}
export type FallbackFunction = (params: FallbackParams) => ReactElement;

export interface Props {
  readonly fallback?: FallbackFunction;
  readonly children: ReactNode;
}

/** Few pages crash. Where not even this can be loaded, the error still says something. */
const ThemeError = lazy(() => import("@theme/Error").catch(() => ({ default: PlainError })));

/** By the words of Chromium and Firefox, or of Safari. `lazy` never asks again, and after a redeploy it is gone for good. */
const isCodeGone = (error: Error | null): boolean =>
  /imported module|importing a module/i.test(error?.message ?? "");

interface State {
  readonly error: Error | null;
}

/** What crashed may have been the route itself; the theme's layout asks for one. */
const errorContext = { plugin: { name: "docusaurus-core-error-boundary", id: "default" } };

/** React logs what is caught. What stands below is rendered afresh from the page's data when tried again. */
export default class ErrorBoundary extends Component<Props, State> {
  static override contextType = RouterContext;
  declare context: RouterState | null;

  override state: State = { error: null };
  /** Where the visitor was when it was last rendered. */
  #pathname: string | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    this.#pathname = this.context?.location.pathname;
  }

  /** Another page deserves another chance. */
  override componentDidUpdate(_props: Props, previous: State): void {
    const pathname = this.context?.location.pathname;
    if (previous.error && this.state.error && pathname !== this.#pathname) this.#clear();
    this.#pathname = pathname;
  }

  #clear(): void {
    this.setState({ error: null });
  }

  readonly tryAgain = (): void =>
    isCodeGone(this.state.error) ? window.location.reload() : this.#clear();

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children ?? null;
    const params = { error, tryAgain: this.tryAgain };
    const plain = <PlainError {...params} />;
    if (this.props.fallback) return <Suspense>{this.props.fallback(params)}</Suspense>;
    return (
      <RouteContextContext value={errorContext}>
        <ErrorBoundary fallback={() => plain}>
          <Suspense>
            <ThemeError {...params} />
          </Suspense>
        </ErrorBoundary>
      </RouteContextContext>
    );
  }
}
