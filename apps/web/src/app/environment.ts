const KNOWN = ['development', 'test', 'production'] as const;
export type Environment = (typeof KNOWN)[number];

/** Where the app runs, as the server wrote it into the page. A page that says nothing is taken for production. */
export function environment(page: Document = document): Environment {
  const named = page.documentElement.dataset.environment;
  return KNOWN.find((known) => known === named) ?? 'production';
}
