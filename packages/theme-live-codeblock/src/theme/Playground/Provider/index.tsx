import { PlaygroundProvider as ResetProvider } from "@docusaurus/theme-live-codeblock/client";
import React, { type ReactNode, useMemo, useState } from "react";
import { LiveProvider } from "react-live";

export interface Props {
  readonly children: ReactNode;
  readonly code: string | undefined;
  readonly metastring?: string;
  readonly scope?: Record<string, unknown>;
  readonly transformCode?: (code: string) => string;
  readonly [prop: string]: unknown;
}

/** The highlighter's classes are coloured by the site's stylesheet, in both colour modes. */
const theme = { plain: {}, styles: [] };

/** What the parts of a playground share: the code, and what comes of it. */
export default function PlaygroundProvider(props: Props): ReactNode {
  const { children, code = "", metastring, scope, transformCode, ...others } = props;
  // A new key begins anew: with the code as its author wrote it.
  const [round, setRound] = useState(0);
  const value = useMemo(() => ({ reset: () => setRound((count) => count + 1) }), []);
  return (
    <ResetProvider value={value}>
      <LiveProvider
        key={round}
        code={code.replace(/\n$/, "")}
        noInline={/(?:^|\s)noInline(?=\s|$)/.test(metastring ?? "")}
        theme={theme}
        transformCode={transformCode ?? closeStatement}
        language="jsx"
        scope={useMemo(() => hidePlaces(scope ?? {}), [scope])}
        {...others}
      >
        {children}
      </LiveProvider>
    </ResetProvider>
  );
}

/**
 * JSX in live code is compiled with the place of each element, for React's warnings. React takes them for a
 * sign of an old compiler, and warns of that.
 */
function hidePlaces(scope: Record<string, unknown>): Record<string, unknown> {
  const own = (scope["React"] ?? React) as typeof React;
  const createElement = (type: string, props: object | null, ...children: ReactNode[]) => {
    const { __self, __source, ...rest } = (props ?? {}) as Record<string, unknown>;
    return own.createElement(type, rest, ...children);
  };
  return { ...scope, React: { ...own, createElement } };
}

/** Code that ends in a comment would take along what is put behind it. */
const closeStatement = (code: string): string => `${code}\n`;
