import { describe, expect, test } from "vitest";
import {
  ALL_TEXTS,
  type BundleHoles,
  createHoleFiller,
  createHoleTexts,
  findHoles,
  isTextHole,
  TABLE,
  toSharedRequest,
} from "./bundle-holes.ts";
import type { BundleRequest } from "./bundle-request.ts";

const baseUrl = "/fr/";
const fillWith = (
  messages: Record<string, string>,
  write: (holes: BundleHoles) => string,
): string | undefined => {
  const holes: BundleHoles = { texts: {}, lookups: ["kind."] };
  const code = write(holes);
  return createHoleFiller(holes, { messages, baseUrl })?.fill(code);
};
const find = (holes: BundleHoles, id: string, fallback: string): string =>
  createHoleTexts(holes).find(id, fallback).expression;

describe("holes", () => {
  test("are filled with the language's texts, or with what stands in the code", () => {
    const messages = { hello: 'L\'"été" `${x}` \\ </script>\u2028', constructor: "x" };
    const code = fillWith(
      messages,
      (holes) =>
        `[${find(holes, "hello", "Hello")},${find(holes, "none", "Stays")},${find(holes, "toString", "Own")}]`,
    );
    expect(JSON.parse(code ?? "")).toEqual([messages.hello, "Stays", "Own"]);
  });

  test("have names that follow from what is looked up, in whatever order", () => {
    const [one, other]: BundleHoles[] = [1, 2].map(() => ({ texts: {}, lookups: [] }));
    if (!one || !other) throw new Error("There are two.");
    const names = [find(one, "a", "A"), find(one, "b", "B"), find(one, "a", "A")];
    expect([find(other, "b", "B"), find(other, "a", "A")]).toEqual([names[1], names[0]]);
    expect(names[2]).toBe(names[0]);
    expect(find(one, "a", "Another")).not.toBe(names[0]);
  });

  test("of tables are filled with all texts, or with those that the browser looks up", () => {
    const messages = { "kind.one": "un", other: "autre" };
    expect(fillWith(messages, () => `var a=${ALL_TEXTS},b=()=>${TABLE}`)).toBe(
      'var a=({"kind.one":"un","other":"autre"}),b=()=>({"kind.one":"un"})',
    );
  });

  test("aren't filled where a text would be looked up once more", () => {
    const write = (holes: BundleHoles): string => find(holes, "one", "One");
    expect(fillWith({ one: "two", two: "Zwei" }, write)).toBeUndefined();
    expect(fillWith({ one: "two", two: "two" }, write)).toBe('"two"');
  });

  test("tell what a script's name follows from: its texts, not its address", () => {
    const holes: BundleHoles = { texts: {}, lookups: [] };
    const shared = toSharedRequest(createRequest());
    const code = `${shared?.baseUrl}a.png ${find(holes, "one", "One")}`;
    const filler = createHoleFiller(holes, { messages: { one: "un" }, baseUrl });
    const texts = findHoles(code).filter(isTextHole);
    expect(texts.map((hole) => filler?.fillHole(hole))).toEqual(['"un"']);
    expect(filler?.fill(code)).toBe('/fr/a.png "un"');
  });
});

const createRequest = (change: Partial<BundleRequest> = {}): BundleRequest =>
  ({
    cacheDir: "/site/cache/fr",
    baseUrl: "/base/fr/",
    hasLanguages: true,
    hasHoles: false,
    messages: { one: "un" },
    generated: { codeTranslations: 'export default {"one":"un"}', "home-page": "true" },
    viteConfigs: { client: [], server: [] },
    vitePlugins: [],
    ...change,
  }) as BundleRequest;

describe("the bundle of all languages", () => {
  test("is the same for all of them", () => {
    const german = createRequest({
      cacheDir: "/site/cache/de",
      baseUrl: "/base/de/",
      messages: {},
      generated: { codeTranslations: "export default {}", "home-page": "true" },
    });
    const shared = toSharedRequest(createRequest());
    expect(shared).toEqual(toSharedRequest(german));
    expect(shared?.generated["home-page"]).toBe("true");
  });

  test.each<[string, Partial<BundleRequest>]>([
    ["a site has one language", { hasLanguages: false }],
    ["a plugin configures Vite", { viteConfigs: { client: [{}], server: [] } }],
    ["a plugin configures Vite for Node", { viteConfigs: { client: [], server: [{}] } }],
    ["a plugin brings one of Vite's", { vitePlugins: [{ module: "/own.js", options: {} }] }],
    ["a plugin adds to PostCSS", { postCss: { plugins: [] } as never }],
    ["the base URL needs an escape", { baseUrl: "/it's/" }],
  ])("isn't there where %s", (_title, change) => {
    expect(toSharedRequest(createRequest(change))).toBeUndefined();
  });
});
