/** Endings of files that code asks for by their addresses. */
export const ASSET_ENDINGS: readonly string[] = [
  ["png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "bmp", "apng"],
  ["woff", "woff2", "eot", "ttf", "otf"],
  ["mp4", "webm", "ogv", "mov", "mp3", "ogg", "wav", "flac", "aac"],
  ["pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx"],
  ["zip", "rar", "gz", "tgz", "txt", "csv", "tsv"],
].flat();
