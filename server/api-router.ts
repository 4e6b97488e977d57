/** Every operation that the HTTP API offers, one line per area. */
export const apiRouter = {};
