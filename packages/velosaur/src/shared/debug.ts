/** What the debug pages are given, in files of their own: none of it is in a page or in the bundle. */

export interface DebugRoute {
  /** With a short hash at its end, so that routes with one path can be told apart. */
  path: string;
  component: string;
  exact: boolean;
  sidebar?: string;
  routes?: DebugRoute[];
  /** Props of the component, by name: the file or the data that they come from. */
  [reference: string]: unknown;
}

export interface DebugModule {
  name: string;
  kind: "component" | "document" | "module";
  /** How many routes name it. */
  routes: number;
  /** One of them. */
  first: string;
}

export interface DebugContentFile {
  plugin: string;
  id: string;
  /** Address of the content. */
  file: string;
}
