/** Set by the browser's entry: proof that its script was found. */
export const STARTED_FLAG = "__velosaurStarted";
