export interface DataName {
  baseUrl: string;
  /** What the file holds, in any characters. */
  name: string;
  /** Tells files of one name apart: a hash of the text, as a rule. */
  mark: string;
}

/** The address of a JSON file that pages share. */
export const toDataUrl = ({ baseUrl, name, mark }: DataName): string =>
  `${baseUrl}assets/data/${toFileName(name)}-${mark}.json`;

const toFileName = (name: string): string =>
  name.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "data";
