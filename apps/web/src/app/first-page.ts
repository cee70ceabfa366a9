import type { createRouter } from './routes';

/** Resolves when the code of the page at the first address is there, or is known to be missing. */
export function firstPage(
  router: Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
