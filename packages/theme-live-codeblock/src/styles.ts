/**
 * Styles of the playground. They come with it instead of with the site's stylesheet, which pages without
 * live code load too.
 */
export const styles = `
.playground-container {
  margin-block-end: var(--ifm-leading);
  border: 1px solid var(--ifm-color-emphasis-200);
  border-radius: var(--ifm-global-radius);
  box-shadow: var(--ifm-global-shadow-lw);
  overflow: hidden;
}
.playground-header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.25rem;
  padding: 0.25rem 0.75rem;
  background: var(--ifm-color-emphasis-200);
  color: var(--ifm-color-content);
  font-size: 0.875rem;
  font-weight: var(--ifm-font-weight-bold);
}
.playground-editor {
  background: var(--prism-background-color);
  color: var(--prism-color);
  direction: ltr;
  font: var(--ifm-code-font-size) / var(--ifm-pre-line-height) var(--ifm-font-family-monospace);
}
.playground-editor pre {
  margin: 0;
  /* The editor sets its own on the element. */
  padding: var(--ifm-pre-padding) !important;
  border-radius: 0;
  background: none;
  color: inherit;
  font: inherit;
  overflow-x: auto;
  outline-offset: -2px;
}
.playground-editor pre:focus-visible {
  /* The editor sets none on the element. */
  outline: 2px solid var(--ifm-color-primary) !important;
}
.playground-preview {
  padding: 1rem;
  min-block-size: 4rem;
  overflow-x: auto;
}
.playground-error {
  margin: 0;
  padding: 0;
  background: none;
  color: var(--ifm-color-danger-darkest);
  white-space: pre-wrap;
}
[data-theme="dark"] .playground-error {
  color: var(--ifm-color-danger-lightest);
}
`;
