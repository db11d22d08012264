import useSharedData from "velosaur/client/useSharedData";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface DebugDataProps<T> {
  /** Address of the data. */
  readonly file: string;
  readonly children: (data: T) => ReactNode;
}

/** Data of a debug page, which is loaded once the page is there. */
export function DebugData<T>({ file, children }: DebugDataProps<T>): ReactNode {
  const data = useSharedData({ $shared: file }) as T | undefined;
  return (
    <>
      <p>
        <a href={file} target="_blank" rel="noreferrer">
          Open the data as JSON
        </a>
      </p>
      {data === undefined ? <p role="status">Loading…</p> : children(data)}
    </>
  );
}

/** So many entries of a long list are shown at first, and with each press on {@link ShowMore}. */
export const CHUNK = 100;

export interface ShowMoreProps {
  readonly limit: number;
  /** How many entries there are. */
  readonly count: number;
  readonly onLimit: (limit: number) => void;
  readonly className?: string;
}

export function ShowMore({ limit, count, onLimit, className }: ShowMoreProps): ReactNode {
  if (count <= limit) return null;
  return (
    <button
      className={clsx("button button--secondary", className)}
      type="button"
      onClick={() => onLimit(limit + CHUNK)}
    >
      Show {Math.min(CHUNK, count - limit)} more
    </button>
  );
}

export interface JsonLine {
  path: string;
  value: unknown;
}

/** Every value of a tree that is no container, with the keys that lead to it. */
export function listJsonLines(value: unknown, path = ""): JsonLine[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, entry]) =>
    listJsonLines(entry, path === "" ? key : `${path}.${key}`),
  );
}
