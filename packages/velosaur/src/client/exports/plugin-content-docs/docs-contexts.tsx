/** What docs pages tell the components below them. */

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from "react";

import { ownValue } from "../../../shared/own-value.ts";
import useCardDescription from "../../own/useCardDescription.ts";
import { findWatched, WatchedVersion } from "./late-docs.tsx";
import type { PropDocContent, PropSidebar, PropVersionDoc, PropVersionMetadata } from "./types.ts";

const formatMissing = (hook: string, provider: string) =>
  `${hook} was called outside of <${provider}>: it works on docs pages only.`;

export type DocContextValue = Pick<
  PropDocContent,
  "metadata" | "frontMatter" | "toc" | "assets" | "contentTitle"
>;

const DocContext = createContext<DocContextValue | null>(null);

export function DocProvider({
  children,
  content,
}: {
  children: ReactNode;
  content: PropDocContent;
}): ReactElement {
  const { metadata, frontMatter, toc, assets, contentTitle } = content;
  const value = useMemo(
    () => ({ metadata, frontMatter, toc, assets, contentTitle }),
    [metadata, frontMatter, toc, assets, contentTitle],
  );
  return <DocContext value={value}>{children}</DocContext>;
}

/** The doc that is shown. */
export function useDoc(): DocContextValue {
  const doc = useContext(DocContext);
  if (!doc) throw new Error(formatMissing("useDoc", "DocProvider"));
  return doc;
}

const VersionContext = createContext<PropVersionMetadata | null>(null);

export function DocsVersionProvider(props: {
  children: ReactNode;
  version: PropVersionMetadata;
}): ReactElement {
  const { version, children } = props;
  // Only there it may be watched: the server of a build watches it by itself.
  if (import.meta.env.DEV && "docs" in version)
    return <WatchedVersion {...{ context: VersionContext, version, children }} />;
  return <VersionContext value={version}>{children}</VersionContext>;
}

export function useDocsVersion(): PropVersionMetadata {
  let version = useContext(VersionContext);
  if (import.meta.env.DEV) version = findWatched(version);
  if (!version) throw new Error(formatMissing("useDocsVersion", "DocsVersionProvider"));
  return version;
}

/** A doc of the version. What the page doesn't bring for its cards, only the list of all docs tells. */
export function useDocById(id: string): PropVersionDoc;
export function useDocById(id: string | undefined): PropVersionDoc | undefined;
export function useDocById(id: string | undefined): PropVersionDoc | undefined {
  let version = useContext(VersionContext);
  if (import.meta.env.DEV) version = findWatched(version);
  const described = useCardDescription(id);
  if (!id) return undefined;
  const find = (): PropVersionDoc | undefined => ownValue(version?.docs ?? {}, id);
  return {
    id,
    get title() {
      return find()?.title ?? "";
    },
    get description() {
      return described ?? find()?.description ?? "";
    },
    get sidebar() {
      return find()?.sidebar;
    },
  };
}

export interface DocsSidebarValue {
  name: string;
  items: PropSidebar;
}

/** Null where a page has no sidebar. */
const SidebarContext = createContext<DocsSidebarValue | null | undefined>(undefined);

export function DocsSidebarProvider(props: {
  children: ReactNode;
  name: string | undefined;
  items: PropSidebar | undefined;
}): ReactElement {
  const { children, name } = props;
  const version = useContext(VersionContext);
  const items = props.items ?? ownValue(version?.docsSidebars ?? {}, name ?? "");
  const value = useMemo(() => (name && items ? { name, items } : null), [name, items]);
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useDocsSidebar(): DocsSidebarValue | null {
  const sidebar = useContext(SidebarContext);
  if (sidebar === undefined)
    throw new Error(formatMissing("useDocsSidebar", "DocsSidebarProvider"));
  return sidebar;
}

interface ExpandedState {
  expandedItem: number | null;
  setExpandedItem: (item: number | null) => void;
}

const ExpandedContext = createContext<ExpandedState | null>(null);

/** Around one level of a sidebar, whose categories may close when another one opens. */
export function DocSidebarItemsExpandedStateProvider({
  children,
}: {
  children: ReactNode;
}): ReactElement {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedContext value={value}>{children}</ExpandedContext>;
}

export function useDocSidebarItemsExpandedState(): ExpandedState {
  const state = useContext(ExpandedContext);
  if (!state) {
    throw new Error(
      formatMissing("useDocSidebarItemsExpandedState", "DocSidebarItemsExpandedStateProvider"),
    );
  }
  return state;
}
