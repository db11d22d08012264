import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("@generated/site-storage", () => ({
  default: { type: "localStorage", namespace: "-site" },
}));
const { createStorageSlot, listStorageKeys } = await import("./storage.ts");

class FakeStorageEvent extends Event {
  constructor(type: string, init: object) {
    super(type);
    Object.assign(this, init);
  }
}

function createStorage(): Storage {
  const entries: Record<string, string> = {};
  return (
    Object.assign(entries, {}) &&
    (new Proxy(entries, {
      get: (target, name: string) =>
        ({
          getItem: (key: string) => target[key] ?? null,
          setItem: (key: string, value: string) => void (target[key] = value),
          removeItem: (key: string) => void delete target[key],
        })[name] ?? target[name],
    }) as unknown as Storage)
  );
}

beforeEach(() => {
  const view = Object.assign(new EventTarget(), {
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    location: { href: "https://example.org/" },
  });
  vi.stubGlobal("window", view);
  vi.stubGlobal("StorageEvent", FakeStorageEvent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a slot", () => {
  it("keeps a value under the site's namespace", () => {
    const slot = createStorageSlot("theme");
    slot.set("dark");
    expect(slot.get()).toBe("dark");
    expect(listStorageKeys()).toEqual(["theme-site"]);
    slot.del();
    expect(slot.get()).toBeNull();
  });

  it("tells who listens, in this tab too, until they stop", () => {
    const slot = createStorageSlot("a");
    const seen: (string | null)[] = [];
    const stop = slot.listen((event) => seen.push(event.newValue));
    slot.set("1");
    createStorageSlot("b").set("other");
    slot.del();
    stop();
    slot.set("2");
    expect(seen).toEqual(["1", null]);
  });

  it("is empty and silent where nothing may be stored", () => {
    const slot = createStorageSlot("a", { persistence: "none" });
    slot.set("1");
    expect(slot.get()).toBeNull();
  });

  it("survives a storage that throws", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = {
      getItem: () => {
        throw new Error("full");
      },
    };
    vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage: broken }));
    expect(createStorageSlot("a").get()).toBeNull();
    expect(report).toHaveBeenCalledOnce();
  });

  it("survives a browser that forbids it", () => {
    const report = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal(
      "window",
      Object.defineProperty({}, "localStorage", {
        get: () => {
          throw new Error("denied");
        },
      }),
    );
    createStorageSlot("a").set("1");
    expect(createStorageSlot("b").get()).toBeNull();
    expect(report).toHaveBeenCalledOnce();
  });
});
