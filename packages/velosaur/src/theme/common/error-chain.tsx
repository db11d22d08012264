import type { ReactNode } from "react";
import { formatErrorChain } from "../../shared/error-chain.ts";

export function ErrorBoundaryError({ error }: { error: Error }): ReactNode {
  return <p className="errorMessage_">{formatErrorChain(error)}</p>;
}
