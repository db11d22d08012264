import type {
  Json,
  Segment,
  SegmentProps,
  SegmentPropValue,
  SegmentsMarker,
  TocEntry,
  TocItem,
} from "../../shared/document.ts";

const PREFIX = "partial#";

export interface SplicedDocument {
  segments: Segment[];
  toc: TocItem[];
}

export interface SpliceInput {
  segments: Segment[];
  toc: TocEntry[];
  linkPartial: (name: string, props: Record<string, unknown>) => Promise<SplicedDocument>;
}

/** Puts partials where a document uses them: their content into the tree, their headings into the contents. */
export async function splicePartials({
  segments,
  toc,
  linkPartial,
}: SpliceInput): Promise<SplicedDocument> {
  const tocs = new Map<string, TocItem[]>();
  const visitAll = async (list: Segment[]): Promise<Segment[]> => {
    const visited: Segment[] = [];
    for (const segment of list) visited.push(...(await visit(segment)));
    return visited;
  };
  const visit = async (segment: Segment): Promise<Segment[]> => {
    if (typeof segment === "string" || !("children" in segment || "component" in segment))
      return [segment];
    if ("component" in segment && segment.component.startsWith(PREFIX)) {
      const name = segment.component.slice(PREFIX.length);
      const { key: _key, ...props } = (segment.props ?? {}) as Keyed;
      const linked = await linkPartial(name, {
        ...(await visitProps(props as SegmentProps)),
        ...(segment.children && { children: { $segments: await visitAll(segment.children) } }),
      });
      tocs.set(name, linked.toc);
      return linked.segments;
    }
    return [
      {
        ...segment,
        ...(segment.props && { props: await visitProps(segment.props) }),
        ...(segment.children && {
          children:
            "component" in segment
              ? await visitGiven(segment.children)
              : await visitAll(segment.children),
        }),
      } as Segment,
    ];
  };
  /** A component may count what it is given, and a partial is one thing, whatever it holds. */
  const visitGiven = async (list: Segment[]): Promise<Segment[]> => {
    const visited: Segment[] = [];
    for (const segment of list) {
      const children = await visit(segment);
      const key = readPartialKey(segment);
      if (key !== undefined) visited.push({ tag: "", props: { key }, children });
      else visited.push(children.length === 1 ? children[0]! : { tag: "", children });
    }
    return visited;
  };
  const visitProps = async (props: SegmentProps): Promise<SegmentProps> => {
    const entries = Object.entries(props).map(
      async ([name, value]) => [name, await visitProp(value)] as const,
    );
    return Object.fromEntries(await Promise.all(entries)) as SegmentProps;
  };
  const visitProp = async (value: SegmentPropValue): Promise<SegmentPropValue> =>
    isSegments(value) ? { $segments: await visitAll(value.$segments) } : value;
  const spliced = await visitAll(segments);
  return {
    segments: spliced,
    toc: toc.flatMap((entry) => ("partial" in entry ? (tocs.get(entry.partial) ?? []) : [entry])),
  };
}

type Keyed = Record<string, Json>;

/** By which a component around may know it. */
const readPartialKey = (segment: Segment): Json | undefined =>
  typeof segment === "object" && "component" in segment && segment.component.startsWith(PREFIX)
    ? (segment.props as Keyed | undefined)?.["key"]
    : undefined;

/** JSX given as a prop: `label={<Part />}`. */
const isSegments = (value: SegmentPropValue): value is SegmentsMarker =>
  typeof value === "object" && value !== null && "$segments" in value;
