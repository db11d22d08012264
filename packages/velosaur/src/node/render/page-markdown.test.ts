import { expect, test } from "vitest";
import { pageToMarkdown as toMarkdown } from "./page-markdown.ts";

test("what a visitor reads, without the ways around it", () => {
  const page = `<nav>Site</nav><main><nav class="theme-doc-breadcrumbs">Where</nav>
    <h1>Title</h1><div class="theme-doc-toc-mobile">On this page</div>
    <h2 id="a">Part<a class="hash-link" href="#a">#</a></h2>
    <p>Some <strong>text</strong> and a <a href="/b/">link</a>.</p>
    <table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
    <ul><li>one<ul><li>two</li></ul></li></ul>
    <svg><title>Icon</title></svg><button>Press</button><footer>Edit this page</footer>
    </main><footer>Site</footer>`;
  expect(toMarkdown(page)).toMatchInlineSnapshot(`
    "# Title

    ## Part

    Some **text** and a [link](/b/).

    | a |
    | - |
    | 1 |

    - one
      - two
    "
  `);
});

test("code with its language and title, tabs by their names, admonitions, folded text, formulas", () => {
  const page = `<main><div class="language-js codeBlockContainer_ theme-code-block"><div class="codeBlockTitle_">a "b".js</div><pre class="language-js"><code class="codeBlockLines_"><span class="token-line"><span class="token keyword">let</span> a = <span class="token tag">&lt;b&gt;</span>;
</span><span class="token-line">
</span><span class="token-line">done
</span></code></pre><button>Copy</button></div>
    <div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul><div><div role="tabpanel" data-tab-label="npm"><p>first</p></div><div role="tabpanel" hidden data-tab-label="Yarn"><p>second</p></div></div></div>
    <div class="theme-admonition"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"><svg></svg></span>tip</div><div class="admonitionContent_theme"><p>Do it.</p></div></div>
    <details><summary>More</summary><p>Hidden</p></details>
    <p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>.</p>
    <pre class="docusaurus-mermaid-source"><code>graph TD</code></pre></main>`;
  expect(toMarkdown(page)).toMatchInlineSnapshot(`
    "\`\`\`js title="a \\\\"b\\\\".js"
    let a = <b>;

    done
    \`\`\`

    **npm**

    first

    **Yarn**

    second

    > **tip**
    >
    > Do it.

    **More**

    Hidden

    So $x_1$.

    \`\`\`mermaid
    graph TD
    \`\`\`
    "
  `);
});

test("a page without a main part is empty", () => {
  expect(toMarkdown("<div>Nothing</div>")).toBe("");
});
