import type { ReactElement } from "react";

import { formatErrorChain } from "../../shared/error-chain.ts";
import Head from "../exports/Head.tsx";

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Says what has happened where the theme's own form can't be loaded. Whatever styles there are, there may be none. */
export function PlainError({ error, tryAgain }: Props): ReactElement {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p role="alert" style={{ whiteSpace: "pre-wrap" }}>
        {formatErrorChain(error)}
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
