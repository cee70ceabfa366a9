import { useSyncExternalStore } from 'react';

const KNOWN = ['development', 'test', 'production'] as const;
export type Environment = (typeof KNOWN)[number];

/** The environment, as the server wrote it into the page; by default production. */
export function environment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return KNOWN.find((known) => known === named) ?? 'production';
}

const subscribeToNothing = () => () => {};

/** The same for components; also works where there is no document, as in the prerendered page. */
export function useEnvironment(): Environment {
  return useSyncExternalStore(
    subscribeToNothing,
    () => environment(),
    () => 'production',
  );
}
