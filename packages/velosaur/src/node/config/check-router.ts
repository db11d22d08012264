import type { Diagnostic } from "../system/diagnostic.ts";

/** Pages that live behind `#/` in one file have no address of their own that could be built, or found. */
export const checkRouter = ({
  future,
}: {
  future: { experimental_router: "browser" | "hash" };
}): Diagnostic[] =>
  future.experimental_router === "browser"
    ? []
    : [
        {
          severity: "error",
          keyPath: "future.experimental_router",
          message:
            "The hash router is not there: every page has a file and an address of its own, so the site needs a server, if only a small one.",
          hint: 'Remove the field, or write "browser". To look at a build on this machine, run: velosaur serve',
        },
      ];
