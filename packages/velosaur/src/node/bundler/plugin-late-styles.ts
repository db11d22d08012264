import { isCSSRequest, type Plugin, type Rolldown } from "vite";

type Output = Rolldown.OutputBundle[string] | undefined;

/** Vite takes such a chunk away: an import of it becomes nothing, and its styles are left to the wrapper of `import()`. */
const isStyleAlone = (file: Output): file is Rolldown.OutputChunk =>
  file?.type === "chunk" &&
  !file.isEntry &&
  Object.entries(file.modules).every(([id, { code }]) => isCSSRequest(id) || !code);

/** Styles behind `import("./late.css")` are those of the code that asks for them, which its page brings. */
export function lateStylesPlugin(): Plugin {
  return {
    name: "velosaur:late-styles",
    generateBundle: {
      // The chunks with styles are there still.
      order: "pre",
      // The bundler's signature.
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle).filter((file) => file.type === "chunk"))
          for (const target of chunk.dynamicImports.map((name) => bundle[name]))
            if (isStyleAlone(target))
              for (const file of target.viteMetadata?.importedCss ?? [])
                chunk.viteMetadata?.importedCss.add(file);
      },
    },
  };
}
