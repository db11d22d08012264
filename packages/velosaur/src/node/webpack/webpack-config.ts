/** The part of webpack's configuration that plugins write and that is understood here. */

export type Condition =
  | string
  | RegExp
  | ((value: string) => boolean)
  | Condition[]
  | {
      and?: Condition;
      or?: Condition;
      not?: Condition;
      test?: Condition;
      include?: Condition;
      exclude?: Condition;
    };

export interface LoaderEntry {
  loader: string;
  /** Text is a query. */
  options?: unknown;
}

export type UseEntry = string | LoaderEntry | ((facts: object) => Use) | null | undefined | false;
export type Use = UseEntry | UseEntry[];

export interface Rule {
  test?: Condition;
  include?: Condition;
  exclude?: Condition;
  resource?: Condition;
  resourceQuery?: Condition;
  issuer?: Condition;
  dependency?: Condition;
  oneOf?: RuleEntry[];
  rules?: RuleEntry[];
  use?: Use;
  loader?: string;
  options?: unknown;
  query?: unknown;
  type?: string;
  enforce?: "pre" | "post";
  parser?: Record<string, unknown>;
  generator?: Record<string, unknown>;
  [key: string]: unknown;
}

export type RuleEntry = Rule | "..." | null | undefined | false | 0 | "";

export interface Resolve {
  alias?: Record<string, unknown> | { name: string; alias: unknown; onlyModule?: boolean }[];
  fallback?: Record<string, unknown> | { name: string; alias: unknown; onlyModule?: boolean }[];
  extensions?: string[];
  [key: string]: unknown;
}

export interface WebpackConfig {
  resolve?: Resolve;
  resolveLoader?: Resolve;
  module?: { rules?: RuleEntry[]; [key: string]: unknown };
  plugins?: unknown[];
  externals?: unknown;
  devServer?: Record<string, unknown>;
  [key: string]: unknown;
}
