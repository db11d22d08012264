/** XSLT that shows a feed as a readable page, with a word on what a feed is. */

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-inline-size: 42rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
header { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); margin-block-end: 2rem; }
h1 { line-height: 1.2; }
h2 { font-size: 1.25rem; line-height: 1.3; margin-block: 0; }
article { margin-block-end: 2rem; }
article p { margin-block: 0.25rem 0; }
time { font-size: 0.875rem; opacity: 0.75; }
.note { border-radius: 0.5rem; background: color-mix(in srgb, currentColor 8%, transparent); padding: 0.75rem 1rem; }
`;

interface Places {
  /** Declares the prefixes that the paths use. */
  namespaces: string;
  title: string;
  description: string;
  link: string;
  items: string;
  item: { title: string; link: string; date: string; description: string };
}

const createStylesheet = ({ namespaces, title, description, link, items, item }: Places): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"${namespaces}>
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html>
      <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title><xsl:value-of select="${title}"/></title>
        <style>${STYLE}</style>
      </head>
      <body>
        <header>
          <h1><xsl:value-of select="${title}"/></h1>
          <p><xsl:value-of select="${description}"/></p>
          <p class="note">This is a feed. Copy the address of this page into your feed reader to get new posts, or <a><xsl:attribute name="href"><xsl:value-of select="${link}"/></xsl:attribute>read the posts here</a>.</p>
        </header>
        <main>
          <xsl:for-each select="${items}">
            <article>
              <h2><a><xsl:attribute name="href"><xsl:value-of select="${item.link}"/></xsl:attribute><xsl:value-of select="${item.title}"/></a></h2>
              <time><xsl:value-of select="${item.date}"/></time>
              <p><xsl:value-of select="${item.description}"/></p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`;

export const DEFAULT_STYLESHEETS: Record<"rss" | "atom", string> = {
  rss: createStylesheet({
    namespaces: "",
    title: "/rss/channel/title",
    description: "/rss/channel/description",
    link: "/rss/channel/link",
    items: "/rss/channel/item",
    item: {
      title: "title",
      link: "link",
      date: "substring(pubDate, 6, 11)",
      description: "description",
    },
  }),
  atom: createStylesheet({
    namespaces: ' xmlns:atom="http://www.w3.org/2005/Atom"',
    title: "/atom:feed/atom:title",
    description: "/atom:feed/atom:subtitle",
    link: "/atom:feed/atom:link[@rel='alternate']/@href",
    items: "/atom:feed/atom:entry",
    item: {
      title: "atom:title",
      link: "atom:link/@href",
      date: "substring(atom:updated, 1, 10)",
      description: "atom:summary",
    },
  }),
};
