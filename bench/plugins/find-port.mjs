// @ts-check
import { createServer } from "node:net";

/** A port that nobody uses at this moment. @returns {Promise<number>} */
export const findPort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
