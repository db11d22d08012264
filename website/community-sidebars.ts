import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  community: [
    {
      type: "category",
      label: "Community",
      link: {
        type: "generated-index",
        slug: "/",
        description: "Ask, answer, report and build: where people meet, and how the project works.",
      },
      collapsible: false,
      items: [
        "support",
        "team",
        "resources",
        "contributing",
        "canary",
        "release-process",
        { type: "link", label: "Showcase", href: "/showcase" },
        { type: "link", label: "Feature Requests", href: "/feature-requests" },
        { type: "link", label: "Chat with us on Discord", href: "https://discord.gg/docusaurus" },
      ],
    },
  ],
};

export default sidebars;
