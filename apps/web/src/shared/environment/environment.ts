import { startTransition, useEffect, useState } from 'react';

const KNOWN = ['development', 'test', 'production'] as const;
export type Environment = (typeof KNOWN)[number];

/** The environment, as the server wrote it into the page; by default production. */
export function environment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return KNOWN.find((known) => known === named) ?? 'production';
}

/**
 * The same for components. The first render is that of production, as in the prerendered page, which has no document: a
 * first render that differs would be thrown away together with what was clicked before.
 */
export function useEnvironment(): Environment {
  const [known, setKnown] = useState<Environment>('production');
  useEffect(() => startTransition(() => setKnown(environment())), []);
  return known;
}
