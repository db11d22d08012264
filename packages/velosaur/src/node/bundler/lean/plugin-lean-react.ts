import type { Plugin } from "vite";
import { mayGiveFragmentRef } from "./fragment-refs.ts";
import { leaveOutUnused, type ReactUse } from "./lean-react.ts";
import { WHOLE_REACT } from "./plugin-whole-react.ts";

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const RENDERER = /\/node_modules\/react-dom\/client\.js$/;

/** What a module of React exports under a name, if anything uses it (see `reactModulesPlugin`). */
const EXPORT = /\bexports_(\w+)/g;

/** What documents ask for when their live code names it (see `convert-code.ts`). */
const ASKED_FOR = ["Activity", "ViewTransition"];
/** Live code is handed the exports of `react` alone, and these are none of them. */
const OF_OTHERS = [
  "SuspenseList",
  "unstable_SuspenseList",
  "createPortal",
  "useFormState",
  "useFormStatus",
];
const NOT_IN_LIVE_CODE: ReadonlySet<string> = new Set([...ASKED_FOR, ...OF_OTHERS]);

/**
 * React's renderer knows every kind of element and every hook. A site gets those that its components
 * use: which ones these are is known once all modules are in their chunks.
 */
export function leanReactPlugin(): Plugin {
  let fragmentRefs = false;
  return {
    name: "velosaur:lean-react",
    enforce: "post",
    buildStart() {
      fragmentRefs = false;
    },
    transform: {
      filter: { id: { exclude: [REACT, new RegExp(`^${WHOLE_REACT}$`)] }, code: /\bFragment\b/ },
      handler(code) {
        fragmentRefs ||= mayGiveFragmentRef(code);
        return null;
      },
    },
    renderChunk: {
      filter: { code: /\bexports_hydrateRoot\b/ },
      async handler(code, chunk, ...[, { chunks }]) {
        if (!chunk.moduleIds.some((id) => RENDERER.test(id))) return null;
        // What a bundle provides in place of globals comes along with React. Nothing is known of its names.
        if (chunk.moduleIds.some((id) => !REACT.test(id) && !id.startsWith("\0"))) return null;
        const elsewhere = Object.values(chunks)
          .filter(({ fileName }) => fileName !== chunk.fileName)
          .flatMap(({ moduleIds }) => moduleIds);
        // With React in several chunks, what is missing in this one may be used in another.
        if (elsewhere.some((id) => REACT.test(id))) return null;
        const names = new Set(Array.from(code.matchAll(EXPORT), ([, name]) => name));
        const live = elsewhere.includes(WHOLE_REACT);
        const use: ReactUse = {
          uses: (name) => names.has(name) || (live && !NOT_IN_LIVE_CODE.has(name)),
          fragmentRefs: fragmentRefs || ASKED_FOR.every((name) => names.has(name)),
        };
        return { code: await leaveOutUnused(code, use), map: null };
      },
    },
  };
}
