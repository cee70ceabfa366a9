import { startTransition, useEffect, useState } from 'react';

const KNOWN = ['development', 'test', 'production'] as const;
export type Environment = (typeof KNOWN)[number];

/** Returns the environment that the server wrote into the page. Defaults to production. */
export function environment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return KNOWN.find((known) => known === named) ?? 'production';
}

/**
 * Returns the environment for components. The first render always uses production, like the prerendered page: on a hydration
 * mismatch React would discard the page and any earlier clicks.
 */
export function useEnvironment(): Environment {
  const [known, setKnown] = useState<Environment>('production');
  useEffect(() => startTransition(() => setKnown(environment())), []);
  return known;
}
