import { defineWords } from '../../shared/words/words';

export const languageWords = defineWords('language', {
  label: 'Language',
  partly: 'Partly translated: the rest is shown in English',
  button: 'Language: {{name}}',
  date: 'Short date',
  currency: 'Currency',
  failed: 'The language could not be loaded',
  failedHint: 'Check your connection and try again. Nothing has changed.',
});
