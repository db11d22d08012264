/** The page that hosts show for addresses they don't know, below the base URL. */
export const NOT_FOUND_PATH = "404.html";
