// @ts-check
import { expectVisible } from "../expect.mjs";

const spec = `asyncapi: 2.6.0
info:
  title: Harbour events
  version: 1.0.0
channels:
  tide/changed:
    subscribe:
      message:
        payload:
          type: object
          properties:
            height:
              type: number
`;

/** @type {import("../recipe.mjs").Recipe} */
export const asyncapi = {
  name: "asyncapi",
  packages: { "docusaurus-asyncapi": "1.0.2" },
  config: {
    presets: `["docusaurus-asyncapi", { specs: [{ spec: "events.yml", route: "/events" }], config: { show: { sidebar: true } } }],`,
  },
  files: { "events.yml": spec },
  async check({ open }) {
    const page = await open("/events");
    await expectVisible(page.locator("#introduction").getByText("Harbour events"));
    await expectVisible(page.locator("#operations").getByText("tide/changed"));
  },
  // It calls hooks in what it hands to BrowserOnly.
  allow: [/React has detected a change in the order of Hooks/],
};
