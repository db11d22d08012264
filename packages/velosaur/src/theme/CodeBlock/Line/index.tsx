import LineToken from "@theme/CodeBlock/Line/Token";
import { clsx } from "clsx";
import type {
  LineInputProps,
  LineOutputProps,
  Token,
  TokenInputProps,
  TokenOutputProps,
} from "prism-react-renderer";
import type { ReactNode } from "react";

export interface Props {
  readonly line: Token[];
  readonly classNames: string[] | undefined;
  readonly showLineNumbers: boolean;
  readonly getLineProps: (input: LineInputProps) => LineOutputProps;
  readonly getTokenProps: (input: TokenInputProps) => TokenOutputProps;
}

/** Highlighters put a line break into lines that have nothing else. */
const textOf = (content: string): string => (content === "\n" ? "" : content);

/** It ends with its line break as text, so that what is selected is the code. */
export default function CodeBlockLine(props: Props): ReactNode {
  const { line, classNames, showLineNumbers, getLineProps, getTokenProps } = props;
  const tokens = line.map((token, index) => {
    const { children, ...rest } = getTokenProps({ token });
    return (
      // Tokens have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <LineToken key={index} {...rest} line={line} token={token}>
        {textOf(children)}
      </LineToken>
    );
  });
  const className = clsx(classNames, showLineNumbers && "codeLine");
  return (
    <span {...getLineProps({ line, className })}>
      {showLineNumbers ? (
        <>
          <span className="codeLineNumber" />
          <span className="codeLineContent">
            {tokens}
            {"\n"}
          </span>
        </>
      ) : (
        <>
          {tokens}
          {"\n"}
        </>
      )}
    </span>
  );
}
