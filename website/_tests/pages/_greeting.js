// A file that the page shows as it is.
export const greet = (name) => `Hello, ${name}`;
