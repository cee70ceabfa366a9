export const listTexts = {
  nothingFound: 'Nothing matches your search and filters.',
  nothingFoundHint: 'Try fewer words or clear the filters.',
  clear: 'Clear all',
  failed: 'This list could not be loaded',
} as const;
