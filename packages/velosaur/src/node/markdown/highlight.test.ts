import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test.each<[language: string, code: string, token: string]>([
  ["js", "const a = `x\n  ${b}\n`;\n\n/* c\n d */", "keyword"],
  ["jsx", "<A b={() => {\n  c;\n}}>d & e</A>", "tag"],
  ["tsx", "const a: B<C> = <D />;", "class-name"],
  ["php", "<?php\n$a = <<<B\nc\nB;\n?>\n<p>d</p>", "variable"],
  ["bash", '# a\necho "b $C" && d', "comment"],
  ["diff", "-a\n+b\n c", "deleted"],
  ["json", '{"a": [1, true]}', "property"],
  ["scss", "$a: 1px;\n.b { &:hover { c: $a; } }", "variable"],
  ["latex", "\\frac{a}{b} % c", "comment"],
  ["java", "class A { @B int c; }", "annotation"],
  ["md", "# a\n\n*b* `c`\n\n```js\nd\n```", "title"],
  ["vue", "<template>\n<a :b='c'/>\n</template>", "tag"],
])("%s: no character is lost, and something is coloured", (language, code, token) => {
  const lines = highlight(code, language);
  expect(lines.map(textOf).join("\n")).toBe(code);
  expect(lines.join("\n")).toMatch(new RegExp(`class="token[^"]* ${token}[ "]`));
});

test("front matter of Markdown is coloured, whatever came before", () => {
  expect(highlight("---\ntitle: One\n---\n", "md")[1]).toContain(">title</span>");
});

test("every line's elements are closed on it", () => {
  for (const line of highlight("/* a\nb */ const c = `\n${d}\n`", "js")) {
    expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
  }
});

test.each(["text", "", "klingon", "extend", "constructor"])("“%s” is plain", (language) => {
  expect(highlight("a < b\n", language)).toEqual(["a &lt; b", ""]);
});
