import { code, importTabs, metaWords, replaceCode, tabs } from "./mdast";
import type { CodeNode, MdNode } from "./mdast";

/**
 * Turns a block of npm commands into tabs for npm, Yarn, pnpm and Bun:
 *
 *     ```bash npm2yarn
 *     npm install clsx
 *     ```
 *
 * A line that is no npm command is kept as it is.
 */

type Manager = "yarn" | "pnpm" | "bun";

const labels: Record<Manager, string> = { yarn: "Yarn", pnpm: "pnpm", bun: "Bun" };
const runners: Record<Manager, string> = { yarn: "yarn dlx", pnpm: "pnpm dlx", bun: "bunx" };
const devFlags: Record<Manager, string> = { yarn: "--dev", pnpm: "--save-dev", bun: "--dev" };
const updates: Record<Manager, string> = { yarn: "up", pnpm: "update", bun: "update" };

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(" ");
}

function convertNpm(command: string, rest: string, manager: Manager): string | undefined {
  switch (command) {
    case "i":
    case "install":
    case "add": {
      const packages = rest
        .replace(/(?:^|\s)--save(?=\s|$)/, "")
        .replace(/--save-dev|-D(?=\s|$)/, devFlags[manager])
        .trim();
      return joined(manager, packages === "" ? "install" : "add", packages);
    }
    case "uninstall":
    case "remove":
      return joined(manager, "remove", rest);
    case "update":
      return joined(manager, updates[manager], rest);
    case "init":
      return joined(manager, "create", rest.replace("@latest", "").replace(/\s--(?=\s)/, ""));
    case "run": {
      const script = rest.replace(/\s--(?=\s)/, "");
      return manager === "bun" ? joined("bun run", script) : joined(manager, script);
    }
    case "start":
    case "test":
      return manager === "bun" ? joined("bun run", command, rest) : joined(manager, command, rest);
    default:
      return undefined;
  }
}

function convertLine(line: string, manager: Manager): string {
  const [, indent = "", tool, command = "", rest = ""] =
    /^(\s*)(npm|npx) +(\S+) *(.*)$/.exec(line) ?? [];
  if (tool === "npx") {
    return indent + joined(runners[manager], command, rest);
  }
  const converted = tool === "npm" ? convertNpm(command, rest, manager) : undefined;
  return converted === undefined ? line : indent + converted;
}

function toTabs(node: CodeNode): MdNode | undefined {
  const words = metaWords(node);
  if (!words.includes("npm2yarn")) {
    return undefined;
  }
  const meta = words.filter((word) => word !== "npm2yarn").join(" ");
  const managers = Object.keys(labels) as Manager[];
  return tabs("npm2yarn", [
    { value: "npm", label: "npm", code: code(node.lang, meta, node.value) },
    ...managers.map((manager) => ({
      value: manager,
      label: labels[manager],
      code: code(
        node.lang,
        meta,
        node.value
          .split("\n")
          .map((line) => convertLine(line, manager))
          .join("\n"),
      ),
    })),
  ]);
}

export default function packageManagerTabs() {
  return (root: MdNode): void => {
    if (replaceCode(root, toTabs)) {
      importTabs(root);
    }
  };
}
