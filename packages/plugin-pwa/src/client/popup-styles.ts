/** They come with the popup instead of with the site's stylesheet, which all pages load. */
export const styles = `
.pwa-reload-popup {
  position: fixed;
  z-index: calc(var(--ifm-z-index-overlay) + 1);
  inset-block-end: 1rem;
  inset-inline-end: 1rem;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  max-inline-size: calc(100vw - 2rem);
  /* What it says fits into one line of a phone. */
  padding-block: 0.5rem;
  padding-inline: 1rem 0.5rem;
  /* An alert's colour is a tint: through it alone the page's text would be seen. */
  background: linear-gradient(var(--ifm-alert-background-color) 0 0)
    var(--ifm-background-surface-color);
  box-shadow: var(--ifm-global-shadow-tl);
}
.pwa-reload-popup p {
  margin: 0;
}
.pwa-reload-popup .button {
  padding-inline: 0.5rem;
  text-decoration: underline;
}
.pwa-reload-popup .close {
  margin: 0;
  min-inline-size: 2.5rem;
  padding: 0.375rem;
  border-radius: var(--ifm-button-border-radius);
}
`;
