/** Configurations and React read it. */
export const setNodeEnv = (isDevelopment: boolean | undefined): void => {
  process.env.NODE_ENV = isDevelopment ? "development" : "production";
};
