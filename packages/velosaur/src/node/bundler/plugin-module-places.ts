import type { Plugin } from "vite";

/** Where modules lie, by the beginnings of their names. */
export default (alias: Record<string, string>): Plugin => ({
  name: "velosaur:module-places",
  config: () => ({ resolve: { alias } }),
});
