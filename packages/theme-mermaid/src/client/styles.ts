/**
 * Styles of the component. They come with it instead of with the site's stylesheet, which pages without
 * diagrams load too.
 */
export const styles = `
.docusaurus-mermaid-container {
  margin-block-end: var(--ifm-leading);
  overflow-x: auto;
}
.docusaurus-mermaid-container svg {
  display: block;
  margin-inline: auto;
  max-width: 100%;
  height: auto;
}
.docusaurus-mermaid-source {
  margin: 0;
}
.docusaurus-mermaid-container[aria-busy="true"] > .docusaurus-mermaid-source {
  min-block-size: 12rem;
}
.docusaurus-mermaid-container .alert > pre {
  background: none;
  border: 1px solid var(--ifm-alert-border-color);
  color: inherit;
  margin-block: 0 1rem;
  white-space: pre-wrap;
}
`;
