export default {
  main: [
    { type: "doc", id: "intro", label: "Start", className: "first", customProps: { badge: 1 } },
    { type: "html", value: "<b>By hand</b>" },
    {
      type: "category",
      label: "Guides",
      link: {
        type: "generated-index",
        description: "All guides",
        slug: "/guides",
        keywords: ["rope"],
      },
      collapsed: false,
      items: ["guides/ropes", "guides/knots"],
    },
    {
      type: "category",
      label: "More",
      link: { type: "doc", id: "more" },
      items: [{ type: "ref", id: "intro" }, "hidden"],
    },
    { type: "link", label: "Sea", href: "https://sea.example", description: "Salt" },
  ],
};
