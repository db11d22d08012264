import { Children, isValidElement, type ReactNode, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Segment } from "../../shared/document.ts";
import type { ModuleNamespace } from "../../shared/rendered-page.ts";
import { createContent } from "./create-content.tsx";

const modules: Record<string, ModuleNamespace> = {
  "@theme/MDXComponents": {
    default: {
      Highlight: ({ color, children }: { color: string; children: ReactNode }) => (
        <mark style={{ color }}>{children}</mark>
      ),
    },
  },
  "@site/src/Card.tsx": {
    default: ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
      <section>
        <h2>{title}</h2>
        {children}
      </section>
    ),
    /** Names its children by their keys. */
    Keys: ({ children }: { children: ReactNode }) => (
      <>
        {Children.toArray(children).map((child) => (isValidElement(child) ? `${child.key} ` : ""))}
      </>
    ),
    /** Shows what it is given. */
    Probe: (props: object) => <code>{JSON.stringify(props)}</code>,
  },
  program: {
    createExpressions: (props: Record<string, unknown>) => [
      <em key="em">Hi {String(props["name"])}</em>,
      { lang: "de" },
    ],
    components: {
      Counter: () => {
        const [count] = useState(3);
        return <output>{count}</output>;
      },
    },
  },
};

function render(
  segments: Segment[],
  options: { program?: string; props?: Record<string, unknown> } = {},
) {
  const document = {
    segments,
    toc: [],
    frontMatter: {},
    metadata: null,
    assets: {},
    program: options.program,
  };
  const Content = createContent({ document, findModule: (id) => modules[id] });
  return renderToStaticMarkup(<Content {...options.props} />);
}

test.each<[string, Segment[], string]>([
  ["text", ["a < b"], "a &lt; b"],
  [
    "static element",
    [{ tag: "p", props: { className: "x" }, html: "<b>1</b>" }],
    '<p class="x"><b>1</b></p>',
  ],
  ["numbered one", [{ tag: "p", html: "<b>1</b>", key: 4 }], '<p data-s="4"><b>1</b></p>'],
  [
    "void element",
    [{ tag: "img", props: { src: "/a.png", alt: "", loading: "lazy" } }],
    '<img src="/a.png" alt="" loading="lazy"/>',
  ],
  [
    "component in an element",
    [
      {
        tag: "p",
        children: [
          "see ",
          {
            component: "@theme/MDXComponents#default.Highlight",
            props: { color: "red" },
            children: ["this"],
          },
        ],
      },
    ],
    '<p>see <mark style="color:red">this</mark></p>',
  ],
  [
    "a component that looks at keys",
    [
      {
        component: "@site/src/Card.tsx#Keys",
        children: [
          { component: "@site/src/Card.tsx#Probe", props: { key: "a" } },
          { tag: "", props: { key: "b" }, children: ["text"] },
        ],
      },
    ],
    ".$a .$b ",
  ],
  [
    "JSX as a prop",
    [
      {
        component: "@site/src/Card.tsx#default",
        props: { title: { $segments: [{ tag: "b", html: "T" }] } },
      },
    ],
    "<section><h2><b>T</b></h2></section>",
  ],
  [
    "no children",
    [{ component: "@site/src/Card.tsx#Probe", props: { n: 1 } }],
    "<code>{&quot;n&quot;:1}</code>",
  ],
  [
    "one child, as JSX gives it",
    [{ component: "@site/src/Card.tsx#Probe", children: ["only"] }],
    "<code>{&quot;children&quot;:&quot;only&quot;}</code>",
  ],
])("renders %s", (_name, segments, html) => {
  expect(render(segments)).toBe(html);
});

test("a program document fills in its expressions and its own components", () => {
  const segments: Segment[] = [
    { expression: 0 },
    { tag: "p", props: { $expression: 1 }, children: [{ component: "local#Counter" }] },
  ];
  expect(render(segments, { program: "program", props: { name: "you" } })).toBe(
    '<em>Hi you</em><p lang="de"><output>3</output></p>',
  );
});

test.each([
  [
    "@theme/MDXComponents#default.Chart",
    "The document uses <Chart>, which is neither imported nor one of the theme's MDXComponents.",
  ],
  [
    "@site/src/Card.tsx#Missing",
    'The document uses "Missing" of "@site/src/Card.tsx", which the module does not export.',
  ],
  [
    "@site/src/None.tsx#default",
    'The document uses a default export of "@site/src/None.tsx", which the module does not export.',
  ],
])("says that %s is missing", (component, message) => {
  expect(() => render([{ component }])).toThrow(message);
});

test("a content component carries the document's fields, and takes new ones", () => {
  const document = {
    segments: ["old"],
    toc: [],
    contentTitle: "Title",
    frontMatter: { a: 1 },
    metadata: { id: "x" },
    assets: { image: "/i.png" },
  };
  const Content = createContent({ document, findModule: () => undefined });
  expect({ ...Content }).toMatchObject({
    contentTitle: "Title",
    frontMatter: { a: 1 },
    metadata: { id: "x" },
    assets: { image: "/i.png" },
    toc: [],
  });
  Content.update({
    document: { ...document, segments: ["new"], contentTitle: "Other" },
    findModule: () => undefined,
  });
  expect(Content.contentTitle).toBe("Other");
  expect(renderToStaticMarkup(<Content />)).toBe("new");
});
