/** JSX and TypeScript, by the file's ending, as JavaScript. */
export async function compileScript(code: string, filePath: string): Promise<string> {
  const { transformWithOxc } = await import("vite");
  const lang = /\.tsx?$/.test(filePath) ? "tsx" : "jsx";
  const result = await transformWithOxc(code, `${filePath}.${lang}`, {
    lang,
    jsx: { runtime: "automatic" },
    tsconfig: false,
  });
  return result.code;
}
