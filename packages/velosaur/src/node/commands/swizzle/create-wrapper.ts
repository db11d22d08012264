export type Language = "typescript" | "javascript";

export interface SwizzledFile {
  /** Relative to the site's `src/theme`. */
  name: string;
  text: string;
}

/** A component that shows the original, and has room around it. */
export function createWrapper(component: string, language: Language): SwizzledFile[] {
  const name = component.split("/").at(-1) ?? component;
  const isTyped = language === "typescript";
  const lines = [
    ...(isTyped ? ["import type {ReactNode} from 'react';"] : ["import React from 'react';"]),
    `import ${name} from '@theme-original/${component}';`,
    ...(isTyped
      ? [
          `import type ${name}Type from '@theme/${component}';`,
          // `ComponentProps` of a component without props can't be handed on.
          "import type {WrapperProps} from '@docusaurus/types';",
          "",
          `type Props = WrapperProps<typeof ${name}Type>;`,
        ]
      : []),
    "",
    `export default function ${name}Wrapper(props${isTyped ? ": Props" : ""})${isTyped ? ": ReactNode" : ""} {`,
    "  return (",
    "    <>",
    `      <${name} {...props} />`,
    "    </>",
    "  );",
    "}",
    "",
  ];
  return [{ name: `${component}/index.${isTyped ? "tsx" : "js"}`, text: lines.join("\n") }];
}
