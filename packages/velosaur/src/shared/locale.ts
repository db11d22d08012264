/** What `Intl` makes of the name of a locale, which may be any: nothing, where it knows no such language. */
export const toLocale = (locale: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(locale);
  } catch {
    return undefined;
  }
};
