import path from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";

/** A module that a name may mean. */
interface Choice {
  /** Below the engine's folder. */
  place: string;
  /** Its stylesheet, below that folder. */
  styles?: string;
}

/**
 * Names that mean one of several modules of the engine's, as plugins want it that most sites have. Who bundles the engine
 * leaves it open which, so that one bundle does for all of these sites.
 */
const CHOICES: ReadonlyMap<string, readonly Choice[]> = new Map([
  [
    "@theme/SearchBar",
    [
      { place: "theme/SearchBar/index.js" },
      {
        place: "theme/search-bar/SearchBar/index.js",
        styles: "theme/search-bar/SearchBar/styles.css",
      },
    ],
  ],
]);

/** By this and a name, code that is bundled for Node requires which of its places the name means: an index. */
export const CHOSEN = "velosaur:chosen:";

/** Undefined where the name means something else. */
const findChoice = (name: string, place: string | null): Choice | undefined =>
  CHOICES.get(name)?.find((choice) => choice.place === place);

/** Whether it is left open what a name means that means the module at this place. */
export const isChoice = (name: string, place: string | null): boolean =>
  findChoice(name, place) !== undefined;

export const listPlaces = (name: string): string[] =>
  (CHOICES.get(name) ?? []).map(({ place }) => place);

/** Absolute paths of the stylesheets of what these names mean. */
export function listChosenStyles(placeOf: (name: string) => string | null): string[] {
  return [...CHOICES.keys()].flatMap((name) => {
    const { styles } = findChoice(name, placeOf(name)) ?? {};
    return styles === undefined ? [] : [path.join(engineDir, styles)];
  });
}
