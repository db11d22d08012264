import type { CssSyntaxError } from "postcss";
import type { Plugin } from "vite";
import { compactStyle } from "../bundler/compact-style.ts";
import { IN_PACKAGE } from "../bundler/plugin-jsx-in-js.ts";
import { STYLES, tellUnreadable } from "../bundler/plugin-style-order.ts";
import { engineDir } from "../system/engine-paths.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";

/** A stylesheet that a build refuses is refused while it is edited: a browser would skip what it can't read, and say nothing. */
export function checkedStylesPlugin(): Plugin {
  return {
    name: "velosaur:checked-styles",
    transform: {
      filter: {
        id: {
          ...STYLES,
          exclude: [STYLES.exclude, IN_PACKAGE, new RegExp(`^${escapePattern(engineDir)}`)],
        },
      },
      async handler(code) {
        await compactStyle(code, false).catch((error: CssSyntaxError) =>
          tellUnreadable(this, error),
        );
        return null;
      },
    },
  };
}
