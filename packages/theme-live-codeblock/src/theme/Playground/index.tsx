import ErrorBoundary from "@docusaurus/ErrorBoundary";
import Translate, { translate } from "@docusaurus/Translate";
import React, {
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { LiveEditor, LiveError, LivePreview, LiveProvider } from "react-live";
import { Frame, usePlaygroundPosition } from "../../editor-frame.js";

export interface Props {
  /** The code to begin with. */
  readonly children: string;
  /** What the fence says behind its language; `noInline` leaves the call of `render` to the code. */
  readonly metastring?: string;
  readonly scope?: Record<string, unknown>;
  readonly transformCode?: (code: string) => string;
  readonly [prop: string]: unknown;
}

/** The highlighter's classes are coloured by the site's stylesheet, in both colour modes. */
const theme = { plain: {}, styles: [] };

/** An editor, and what comes of the code in it. */
export default function Playground({
  children,
  metastring,
  scope,
  transformCode,
  ...props
}: Props): ReactNode {
  const position = usePlaygroundPosition();
  const code = children.replace(/\n$/, "");
  // A new key begins anew: with the code as its author wrote it.
  const [round, setRound] = useState(0);
  return (
    <LiveProvider
      key={round}
      code={code}
      noInline={/(?:^|\s)noInline(?=\s|$)/.test(metastring ?? "")}
      theme={theme}
      transformCode={transformCode ?? closeStatement}
      language="jsx"
      scope={useMemo(() => hidePlaces(scope ?? {}), [scope])}
      {...props}
    >
      <Frame
        position={position}
        actions={<ResetButton onClick={() => setRound(round + 1)} />}
        editor={<Editor />}
        preview={<Preview />}
      />
    </LiveProvider>
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

/** The editor is a `<pre>` that can be edited; it takes no attributes, so it is told from outside what it is. */
function Editor(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const label = translate({
      id: "theme.Playground.editorLabel",
      message: "Code, which you can edit",
      description: "Name of the editor of live code, for screen readers",
    });
    const attributes = { role: "textbox", "aria-multiline": "true", "aria-label": label };
    const pre = ref.current?.querySelector("pre");
    for (const [name, value] of Object.entries(attributes)) pre?.setAttribute(name, value);
  }, []);
  return (
    <div ref={ref}>
      <LiveEditor />
    </div>
  );
}

function ResetButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button button--sm button--secondary" onClick={onClick}>
      <Translate
        id="theme.Playground.buttons.reset"
        description="Button that brings live code back to what its author wrote"
      >
        Reset
      </Translate>
    </button>
  );
}

const showError = ({ error }: { error: Error }): ReactElement => (
  <pre className="playground-error">{error.message}</pre>
);

/** What fails while React renders shows as a message; `LiveError` shows what fails before. */
function Preview(): ReactNode {
  return (
    <>
      <ErrorBoundary fallback={showError}>
        <LivePreview />
      </ErrorBoundary>
      <LiveError className="playground-error" />
    </>
  );
}
