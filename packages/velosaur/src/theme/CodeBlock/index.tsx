import { useThemeConfig } from "@docusaurus/theme-common";
import CodeBlockString from "@theme/CodeBlock/Content/String";
import LiveCodeBlock from "@theme/LiveCodeBlock";
import { Children, isValidElement, type ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly language?: string;
  readonly showLineNumbers?: boolean | number;
  /** Visitors can edit and run it. */
  readonly live?: boolean;
}

/** The text of the children, where elements stand between the strings. */
const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join("");

export default function CodeBlock({
  children,
  language,
  className = "",
  live = false,
  ...props
}: Props): ReactNode {
  const { prism } = useThemeConfig();
  const named =
    language ?? /language-(\S+)/.exec(className)?.[1] ?? prism?.defaultLanguage ?? "text";
  const Block = live ? LiveCodeBlock : CodeBlockString;
  return (
    <Block
      {...props}
      language={named.toLowerCase()}
      className={className.replace(/\blanguage-\S+/g, "").trim() || undefined}
    >
      {textOf(children)}
    </Block>
  );
}
