import type { DocumentImport } from "../../shared/document.ts";
import { addsStyles } from "./resolve-import.ts";

/** What the site, the engine and its frame are made of stays whole: others ask for it, too. */
const PACKAGE =
  /^(?!@(?:site|generated|docusaurus|theme(?:-\w+)?)\/|(?:velosaur|react|react-dom)(?:\/|$))[@\w][^!?]*$/;
const NAME = /^[A-Za-z_]\w*$/;

/**
 * The names that an `import` takes from a package, where they are all that it takes. Those which the document doesn't use
 * count as well: a look at its text and its compiled form have to agree.
 */
export function listTaken(
  moduleId: string,
  names: Record<string, string>,
): Pick<DocumentImport, "taken"> {
  const taken = Object.values(names);
  const isKnown = taken.length > 0 && taken.every((name) => NAME.test(name) && name !== "default");
  return isKnown && PACKAGE.test(moduleId) && !addsStyles(moduleId) ? { taken } : {};
}
