/** A document was removed before it was compiled: nobody's failure, since the watcher tells of it next. */
export class GoneDocument extends Error {
  constructor(filePath: string) {
    super(`${filePath} is gone.`);
  }
}
