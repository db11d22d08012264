import Joi, { type Root } from "joi";

/** Joi whose strings may be numbers and dates: YAML makes such of what an author meant as text. */
export const JoiFrontMatter: Root = Joi.extend({
  type: "string",
  base: Joi.string(),
  prepare: (value: unknown) =>
    typeof value === "number" || value instanceof Date ? { value: value.toString() } : { value },
}) as Root;
