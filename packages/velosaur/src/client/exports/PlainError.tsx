import type { ReactElement } from "react";

import Head from "./Head.tsx";

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Says what has happened where nothing of the theme is left to say it. */
export function PlainError({ error, tryAgain }: Props): ReactElement {
  return (
    <main>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p role="alert">{error.message}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
