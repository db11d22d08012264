// @ts-check
// What visitors of `velosaur serve` see while a site is built: the last build or the new one, never some of each.
import { get } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "./commands.mjs";
import { listFiles, readTree } from "./folders.mjs";

/**
 * @typedef {object} Witness
 * @property {() => void} begin forgets what was seen
 * @property {() => Promise<void>} sweep asks for all files, for pages twice: who saw a new one must not see an old one again
 * @property {(run: () => Promise<unknown>) => Promise<void>} watch asks for pages while something runs
 * @property {() => string | undefined} judge says what was wrong since it began
 * @property {() => number} count of answers
 * @property {() => Promise<void>} close
 */

const LANGUAGES = [/^fr\//, /^(?!fr\/)/];

/** @param {import("./commands.mjs").Site} site that has been built @returns {Promise<Witness>} */
export async function openWitness(site) {
  const server = await startServer("serve", site);
  const outDir = path.join(site.siteDir, "build");
  let before = readTree(outDir);
  /** @type {{ name: string, body: string | undefined }[]} */
  let seen = [];
  let count = 0;
  const look = async (/** @type {string} */ name) =>
    void seen.push({ name, body: await ask(`${server.origin}/${toAddress(name)}`) });

  return {
    begin() {
      before = readTree(outDir);
      seen = [];
    },
    async sweep() {
      const names = [...new Set([...before.keys(), ...listFiles(outDir)])].filter(
        (name) => !/^\.|\/\./.test(name),
      );
      const again = names.filter((name) => !name.includes("assets/"));
      for (const name of [...names, ...again]) await look(name);
    },
    async watch(run) {
      const pages = [...before.keys()].filter((name) => name.endsWith("index.html"));
      const over = new AbortController();
      const looking = (async () => {
        while (pages.length > 0 && !over.signal.aborted)
          for (const name of pages)
            // The build needs the machine, too.
            if (!over.signal.aborted) await Promise.all([look(name), pause(20)]);
      })();
      await run().finally(() => over.abort());
      await looking;
    },
    count: () => count,
    judge() {
      count += seen.length;
      const after = readTree(outDir);
      return LANGUAGES.map((language) =>
        findMixture(
          seen.filter(({ name }) => language.test(name)),
          { before, after },
        ),
      ).find((found) => found !== undefined);
    },
    close: server.close,
  };
}

/**
 * @param {{ name: string, body: string | undefined }[]} seen
 * @param {{ before: import("./folders.mjs").Tree, after: import("./folders.mjs").Tree }} builds
 */
function findMixture(seen, { before, after }) {
  /** @type {string | undefined} */
  let firstNew;
  for (const { name, body } of seen) {
    const [isOld, isNew] = [body === before.get(name), body === after.get(name)];
    if (!isOld && !isNew) return `${name} was neither of the last build nor of the new one`;
    if (isOld && !isNew && firstNew !== undefined)
      return `${name} was of the last build, after ${firstNew} had been of the new one`;
    if (isNew && !isOld) firstNew ??= name;
  }
  return undefined;
}

/** @param {string} name */
const toAddress = (name) => name.split("/").map(encodeURIComponent).join("/");

/** @param {string} url @returns {Promise<string | undefined>} undefined when there is no such file */
const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let body = "";
      response.setEncoding("latin1").on("data", (text) => (body += text));
      response.on("end", () => {
        if (response.statusCode === 200) resolve(body);
        else if (response.statusCode === 404) resolve(undefined);
        else reject(new Error(`${url} answers ${response.statusCode}: ${body}`));
      });
    }).on("error", reject);
  });
