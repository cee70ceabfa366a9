/** Yields to the browser, so that it can paint and respond before the next piece of work. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
