import { startTransition, useEffect, useState } from 'react';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Returns the environment that the server wrote into the page. Defaults to production. */
export function getEnvironment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return ENVIRONMENTS.find((known) => known === named) ?? 'production';
}

/**
 * Returns the environment for components. The first render always uses production, like the prerendered page: on a hydration
 * mismatch React would discard the page and any earlier clicks.
 */
export function useEnvironment(): Environment {
  const [environment, setEnvironment] = useState<Environment>('production');
  useEffect(() => startTransition(() => setEnvironment(getEnvironment())), []);
  return environment;
}
