import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { joinObjects } from "./join-objects.ts";

const count = 1000;

test("the later one's fields take the place of the former's", () => {
  const one = { a: 1, b: 2 };
  expect(JSON.stringify(joinObjects(one, { c: 3, a: 4 }))).toBe('{"a":4,"b":2,"c":3}');
  expect(joinObjects(one, { b: 3 }, { b: 4, d: 5 })).toEqual({ a: 1, b: 4, d: 5 });
  expect(one).toEqual({ a: 1, b: 2 });
});

test("objects that are joined alike are of one hidden class", () => {
  setFlagsFromString("--allow-natives-syntax");
  const haveSameClass = new Function("one", "other", "return %HaveSameMap(one, other)") as (
    one: object,
    other: object,
  ) => boolean;
  const joined = Array.from({ length: count }, (_, index) =>
    joinObjects({ a: index, b: "b" }, { c: 1 }),
  );
  const others = joined.filter((object) => !haveSameClass(object, joined.at(-1) ?? {}));
  // The first few, perhaps, while the engine learns what they are like.
  expect(others.length).toBeLessThan(count / 10);
});
