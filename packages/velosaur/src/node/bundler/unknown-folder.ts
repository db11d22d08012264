/** A pattern that begins with a name of no folder, between the plugin that finds it and who tells the author. */

export const describeUnknownFolder = (pattern: string): string =>
  `The pattern "${pattern}" of import.meta.glob begins with a name that stands for no folder.`;

export const findUnknownFolder = (text: string): string | undefined =>
  /The pattern "(.+)" of import\.meta\.glob begins/.exec(text)?.[1];

export const HINT_FOR_UNKNOWN_FOLDER =
  "Begin it with `./`, `../`, `@site/` or an alias of the site's. Names of `paths` in a tsconfig.json can't be used in patterns.";
