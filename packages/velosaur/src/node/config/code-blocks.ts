export interface SplitText {
  /** What stands around the code blocks: one more than there are of these. */
  prose: string[];
  /** Each with both its fences. */
  blocks: string[];
}

/** Tells code blocks from the text around them. */
export function splitBlocks(source: string): SplitText {
  const split: SplitText = { prose: [], blocks: [] };
  let open: Fence | undefined;
  let end = 0;
  for (const fence of listFences(source)) {
    if (open === undefined) {
      split.prose.push(source.slice(end, fence.start));
      open = fence;
    } else if (fence.mark.startsWith(open.mark) && isBare(fence)) {
      ({ end } = fence);
      split.blocks.push(source.slice(open.start, end));
      open = undefined;
    }
  }
  if (open) split.blocks.push(source.slice(open.start));
  split.prose.push(open ? "" : source.slice(end));
  return split;
}

/** The text without its code blocks; lines keep their numbers. */
export function withoutFences(source: string): string {
  const { prose, blocks } = splitBlocks(source);
  return prose.map((text, at) => text + toBlankLines(blocks[at] ?? "")).join("");
}

interface Fence {
  mark: string;
  line: string;
  /** Of the line. */
  start: number;
  end: number;
}

/** Nothing else stands on the line. */
const isBare = ({ line, mark }: Fence): boolean =>
  line === mark || line.trim().replace(/^[> \t]+/, "") === mark;

/** Lines that may begin or end a block. To look for the marks is far cheaper than to look at each line. */
function* listFences(source: string): Generator<Fence> {
  const find = (text: string, from: number): number => {
    const found = source.indexOf(text, from);
    return found < 0 ? source.length : found;
  };
  let [ticks, tildes] = [find("```", 0), find("~~~", 0)];
  while (Math.min(ticks, tildes) < source.length) {
    const start = source.lastIndexOf("\n", Math.min(ticks, tildes)) + 1;
    const end = find("\n", start);
    const line = source.slice(start, end);
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark) yield { mark, line, start, end };
    if (ticks < end) ticks = find("```", end);
    if (tildes < end) tildes = find("~~~", end);
  }
}

function toBlankLines(text: string): string {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return "\n".repeat(count);
}
