/**
 * Markup that both the compiler and the theme's React components make is written once, over a
 * function that creates elements: React's `createElement`, or the compiler's, which makes segments.
 */

export type Props = Record<string, unknown> | null;
export type Child<Node> = Node | readonly Node[] | string | null | undefined | false;
export type CreateElement<Node> = (tag: string, props: Props, ...children: Child<Node>[]) => Node;
