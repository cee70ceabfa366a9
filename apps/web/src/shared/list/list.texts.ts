export const listTexts = {
  nothingFound: 'Nothing matches your search and filters.',
  nothingFoundHint: 'Try fewer words, or look at the whole list.',
  clear: 'Clear all',
  failed: 'This list could not be loaded',
} as const;
