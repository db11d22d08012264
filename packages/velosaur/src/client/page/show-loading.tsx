import Loading from "@theme/Loading";
import { createRoot } from "react-dom/client";

const DELAY = 200;

/**
 * Loads what the container is to show. Meanwhile there is nothing, then a spinner; a failure is told, and
 * the visitor may try again. There is no time limit: whoever waits may have a slow connection.
 */
export async function showLoading<T>(container: Element, load: () => Promise<T>): Promise<T> {
  const place = document.createElement("div");
  // The container is as high as the window, though it is empty.
  container.before(place);
  const root = createRoot(place);
  const attempt = async (): Promise<T> => {
    root.render(<Loading pastDelay={false} />);
    const timer = setTimeout(() => root.render(<Loading pastDelay />), DELAY);
    try {
      return await load();
    } catch (error) {
      clearTimeout(timer);
      console.error("The page could not be loaded.", error);
      await new Promise<void>((retry) => root.render(<Loading error={error} retry={retry} />));
      return attempt();
    } finally {
      clearTimeout(timer);
    }
  };
  const loaded = await attempt();
  root.unmount();
  place.remove();
  return loaded;
}
