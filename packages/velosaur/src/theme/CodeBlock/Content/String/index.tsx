import { useThemeConfig } from "@docusaurus/theme-common";
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from "@docusaurus/theme-common/internal";
import type { Props as CodeBlockProps } from "@theme/CodeBlock";
import Layout from "@theme/CodeBlock/Layout";
import { type ReactNode, useMemo } from "react";

export interface Props extends Omit<CodeBlockProps, "children"> {
  readonly children: string;
}

export default function CodeBlockString(props: Props): ReactNode {
  const { children, language, className, metastring, title, showLineNumbers } = props;
  const { prism } = useThemeConfig();
  const metadata = useMemo(
    () =>
      createCodeBlockMetadata({
        code: children,
        language,
        className,
        metastring,
        title,
        showLineNumbers,
        magicComments: prism?.magicComments ?? [],
        defaultLanguage: prism?.defaultLanguage,
      }),
    [children, language, className, metastring, title, showLineNumbers, prism],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
