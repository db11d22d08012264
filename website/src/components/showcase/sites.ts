import list from "../../data/showcase.json";

export type TagName =
  | "favorite"
  | "opensource"
  | "product"
  | "design"
  | "i18n"
  | "versioning"
  | "large"
  | "meta"
  | "personal"
  | "rtl";

export interface Site {
  title: string;
  website: string;
  /** Where its source code is, if that is public. */
  source?: string;
  description: string;
  tags: TagName[];
}

export interface Tag {
  name: TagName;
  label: string;
  color: string;
  meaning: string;
}

export const sites = list as Site[];

export const tags: Tag[] = [
  {
    name: "favorite",
    label: "Favorite",
    color: "#e9669e",
    meaning: "Picked by the maintainers",
  },
  {
    name: "opensource",
    label: "Open-Source",
    color: "#39ca30",
    meaning: "You can read the source code of the website",
  },
  {
    name: "product",
    label: "Product",
    color: "#dfd545",
    meaning: "The website of a commercial product",
  },
  {
    name: "design",
    label: "Design",
    color: "#a44fb7",
    meaning: "Looks different from the standard theme",
  },
  {
    name: "i18n",
    label: "I18n",
    color: "#127f82",
    meaning: "Comes in more than one language",
  },
  {
    name: "versioning",
    label: "Versioning",
    color: "#fe6829",
    meaning: "Keeps several versions of its docs",
  },
  {
    name: "large",
    label: "Large",
    color: "#8c2f00",
    meaning: "Has more than 200 pages, versions not counted",
  },
  {
    name: "meta",
    label: "Meta",
    color: "#4267b2",
    meaning: "Belongs to a project of Meta",
  },
  {
    name: "personal",
    label: "Personal",
    color: "#14cfc3",
    meaning: "A personal site, blog or digital garden",
  },
  {
    name: "rtl",
    label: "RTL Direction",
    color: "#ffcfc3",
    meaning: "Is read from right to left",
  },
];

export const findTag = (name: TagName): Tag => tags.find((tag) => tag.name === name)!;
