/** Ends the present piece of work, so that the window can paint and answer before what follows. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
