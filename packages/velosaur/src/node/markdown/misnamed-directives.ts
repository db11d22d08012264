/** What Sätteri takes for a directive, and upstream's parser for text: `10:30`, `见:这里[…]`. */

import { hideColons, hideMisleading, showHidden } from "./hidden-characters.ts";
import type { TreeNode } from "./tree.ts";
import type { ReportDirective } from "./unused-directives.ts";

/** To upstream's parser a name has ASCII characters alone, and begins with a letter. */
const NAME = /^[A-Za-z][\w-]*$/;

export const isMisnamed = ({ type, name }: TreeNode): boolean =>
  type.endsWith("Directive") && !NAME.test(name ?? "");

/** Sätteri, which tells of what is misnamed. */
type Read = (source: string, onMisnamed: ReportDirective) => TreeNode;

interface Text {
  source: string;
  isMdx: boolean;
}

/**
 * Reads a text, and again without the colons of what is no directive: such a one ends an address before it, and takes
 * the square brackets behind it from a link.
 */
export function readDirectives({ source, isMdx }: Text, read: Read): TreeNode {
  let readable = hideMisleading(source, isMdx);
  for (;;) {
    const offsets: number[] = [];
    const tree = read(readable, ({ position }) => {
      offsets.push(position?.start.offset ?? -1);
    });
    const hidden = hideColons(readable, offsets);
    if (hidden === readable) return readable === source ? tree : showHidden(tree);
    readable = hidden;
  }
}
