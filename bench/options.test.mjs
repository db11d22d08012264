// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.mjs";

describe("parseOptions", () => {
  it("has defaults", () => {
    expect(parseOptions([])).toEqual({
      help: false,
      compare: false,
      scale: false,
      sites: undefined,
      visit: false,
      dev: false,
      lean: false,
      search: false,
      shards: undefined,
      website: false,
      surface: false,
      upstream: undefined,
      plugins: undefined,
      eject: false,
      ejectDir: undefined,
      work: undefined,
      keep: false,
      site: undefined,
      sizes: [10, 1000],
      rounds: undefined,
      peers: undefined,
      only: undefined,
    });
  });

  it("reads lists", () => {
    const options = parseOptions([
      "--pages",
      "10000,1000",
      "--peer",
      "hugo,docusaurus",
      "--rounds=5",
    ]);
    expect(options).toMatchObject({
      sizes: [10, 1000, 10_000],
      peers: ["hugo", "docusaurus"],
      rounds: 5,
    });
  });

  it("takes the names of sites that are large", () => {
    const { sites } = parseOptions(["--scale", "--sites", "level-20-30,level-20-300"]);
    expect(sites).toEqual(["level-20-30", "level-20-300"]);
    expect(() => parseOptions(["--scale", "--sites", "level"])).toThrow(
      '--sites does not know "level". It knows: versions-0-200, versions-20-200, ',
    );
  });

  it("reads where a site lies, and calls it by its folder", () => {
    const { site } = parseOptions(["--site", "/sites/a", "--upstream-build", "/builds/a"]);
    expect(site).toEqual({
      siteDir: path.resolve("/sites/a"),
      name: "a",
      locale: undefined,
      upstreamBuild: path.resolve("/builds/a"),
    });
    expect(parseOptions(["--site", "a", "--name", "A", "--locale", "en"]).site).toMatchObject({
      siteDir: path.resolve("a"),
      name: "A",
      locale: "en",
    });
  });

  it("takes the names of plugins, or all of them", () => {
    const some = parseOptions(["--plugins", "sass,gtag", "--work", "/elsewhere"]);
    expect(some.plugins).toEqual({
      names: ["sass", "gtag"],
      withUpstream: true,
      workDir: path.resolve("/elsewhere"),
    });
    expect(parseOptions(["--plugins"]).plugins?.names).toBeUndefined();
    const alone = parseOptions(["--plugins", "--only", "velosaur"]);
    expect(alone.plugins?.withUpstream).toBe(false);
  });

  it("takes a folder to try ejected components in, or makes one up", () => {
    const { ejectDir } = parseOptions(["--surface", "--eject", "--work", "/elsewhere"]);
    expect(ejectDir).toBe(path.resolve("/elsewhere"));
    expect(parseOptions(["--surface", "--eject"]).ejectDir).toMatch(/velosaur-eject$/);
    expect(parseOptions(["--surface"]).ejectDir).toBeUndefined();
  });

  it.each([
    [["--page", "10"], "Unknown option '--page'. --help shows the options."],
    [["1000"], "Unexpected argument '1000'. --help shows the options."],
    [["--pages", "many"], '--pages takes whole numbers above 0, not "many".'],
    [["--pages", "10,"], '--pages takes whole numbers above 0, not "".'],
    [["--rounds", "0"], '--rounds takes whole numbers above 0, not "0".'],
    [["--peer", "jekyll"], '--peer does not know "jekyll". It knows: hugo, docusaurus.'],
    [["--only", "hugo,x"], '--only does not know "x". It knows: velosaur, hugo, docusaurus.'],
    [["--locale", "en"], "--locale needs --site."],
    [["--work", "/elsewhere"], "--work needs --plugins or --eject."],
    [["--sites", "level-20-30"], "--sites needs --scale."],
    [["--eject"], "--eject needs --surface."],
    [["--only", "hugo", "--peer", "hugo"], "--peer and --only exclude each other."],
  ])("explains what is wrong with %j", (args, message) => {
    expect(() => parseOptions(args)).toThrow(new Error(message));
  });
});
