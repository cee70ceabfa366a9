export const languageTexts = {
  label: 'Language',
  button: (name: string) => `Language: ${name}`,
  date: 'Short date',
  currency: 'Currency',
  failed: 'The language could not be loaded',
  failedHint: 'Check your connection and try again. Nothing has changed.',
} as const;
