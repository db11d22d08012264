/** `"true"` and `"False"` → what they say. What comes from the environment, or out of quotes, is text. */
export const readTruth = (value: unknown): unknown =>
  typeof value === "string" && /^(?:true|false)$/i.test(value)
    ? value.toLowerCase() === "true"
    : value;
