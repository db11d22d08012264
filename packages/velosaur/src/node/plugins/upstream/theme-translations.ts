/** Stands in for `@docusaurus/theme-translations`, which the engine brings along: sites need not install it. */

export {
  codeTranslationLocalesToTry,
  readDefaultCodeTranslationMessages,
} from "@docusaurus/theme-translations";
