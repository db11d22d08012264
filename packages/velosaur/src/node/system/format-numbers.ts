/** `1234567` → `1,234,567`. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** `1 page`, `2 pages`. */
export const formatQuantity = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

export const formatSeconds = (seconds: number): string => {
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

const UNITS = ["B", "kB", "MB", "GB"];

export const formatBytes = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${UNITS[power]}`;
};
