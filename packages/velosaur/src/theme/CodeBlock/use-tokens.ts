import { clsx } from "clsx";
import type {
  LineInputProps,
  LineOutputProps,
  Token,
  TokenInputProps,
  TokenOutputProps,
} from "prism-react-renderer";
import { useEffect, useMemo, useState } from "react";

/** Colours are the stylesheet's affair: classes are enough. */
export const getLineProps = ({ className, style }: LineInputProps): LineOutputProps => ({
  style,
  className: clsx("token-line", className),
});

export const getTokenProps = ({ token, className, style }: TokenInputProps): TokenOutputProps => ({
  style,
  className: clsx("token", ...token.types, className),
  children: token.content,
});

const plainLines = (code: string): Token[][] =>
  code.split("\n").map((content) => [{ types: ["plain"], content, empty: content === "" }]);

/** Plain at first, on the server too; the highlighter is loaded only by pages that have such a block. */
export function useTokens(code: string, language: string): Token[][] {
  const plain = useMemo(() => plainLines(code), [code]);
  const [highlighted, setHighlighted] = useState<{ key: string; lines: Token[][] }>();
  const key = `${language}\n${code}`;
  useEffect(() => {
    let isCurrent = true;
    import("./tokenize.ts")
      .then(({ tokenize }) => tokenize(code, language))
      .then((lines) => isCurrent && lines && setHighlighted({ key: `${language}\n${code}`, lines }))
      .catch((error: unknown) => console.warn("The code could not be highlighted.", error));
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return highlighted?.key === key ? highlighted.lines : plain;
}
