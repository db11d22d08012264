import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import CodeBlock from "@theme/CodeBlock";
import { useState } from "react";

/** A line in each language that the site's configuration adds. */
const LINES: Record<string, string> = {
  java: "class Main {}",
  latex: String.raw`\frac{1}{2}`,
  php: '<?php echo "Hello";',
  bash: 'echo "Hello"',
  diff: "-before\n+after",
  json: '{ "answer": 42 }',
  scss: "$colour: #25c2a0;",
};

/** Code that comes once you ask for it: your browser gives it its colours. */
export default function Languages() {
  const [isShown, setShown] = useState(false);
  const { prism } = useDocusaurusContext().siteConfig.themeConfig as unknown as {
    prism: { additionalLanguages: string[] };
  };
  if (!isShown)
    return (
      <button type="button" className="button button--secondary" onClick={() => setShown(true)}>
        Show all languages
      </button>
    );
  return prism.additionalLanguages.map((language) => (
    <CodeBlock key={language} language={language}>
      {LINES[language] ?? "no example"}
    </CodeBlock>
  ));
}
