/** Runs on every page: small, since what it loads is needed later, or by few. */

const load = () => import("./register-worker.js");
const tell = (error: unknown): void => console.error("registerSW failed", error);

if (typeof window !== "undefined" && "serviceWorker" in navigator) {
  for (const type of ["appinstalled", "beforeinstallprompt"] as const)
    window.addEventListener(type, () => {
      load()
        .then(({ onInstallation }) => onInstallation(type))
        .catch(tell);
    });
  const start = (): void => {
    load()
      .then(({ registerWorker }) => registerWorker())
      .catch(tell);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start);
}
