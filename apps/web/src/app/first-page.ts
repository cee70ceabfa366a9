import type { createRouter } from './app.routes';

/** Resolves once the code of the first page has loaded or failed to load. */
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
