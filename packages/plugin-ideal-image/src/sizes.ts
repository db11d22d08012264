/** How wide an image is shown: as wide as it is, where there is room. Browsers that know better do. */
export const sizesFor = (width: number): string =>
  `auto, (max-width: ${width}px) 100vw, ${width}px`;
