import { useSyncExternalStore } from 'react';

const KNOWN = ['development', 'test', 'production'] as const;
export type Environment = (typeof KNOWN)[number];

/** Where the app runs, as the server wrote it into the page. A page that says nothing is taken for production. */
export function environment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return KNOWN.find((known) => known === named) ?? 'production';
}

const subscribeToNothing = () => () => {};

/** The same for components, also of the page that is rendered at build time, where there is no document. */
export function useEnvironment(): Environment {
  return useSyncExternalStore(
    subscribeToNothing,
    () => environment(),
    () => 'production',
  );
}
