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
        {
          type: "link",
          label: "Changelog",
          href: "/changelog",
          description: "What each release has changed.",
        },
        {
          type: "link",
          label: "Showcase",
          href: "/showcase",
          description: "Sites that others have made.",
        },
        {
          type: "link",
          label: "Feature Requests",
          href: "/feature-requests",
          description: "What people wish for, and how many.",
        },
        {
          type: "link",
          label: "Chat with us on Discord",
          href: "https://discord.gg/docusaurus",
          description: "Quick questions and company.",
        },
      ],
    },
  ],
};

export default sidebars;
