import { defineWords } from '../../shared/words/words';

export const languageWords = defineWords('language', {
  label: 'Language',
  partly: 'Only partly translated. Everything else is in English',
  button: 'Language: {{name}}',
  date: 'Short date',
  currency: 'Currency',
  failed: 'We couldn’t change the language',
  failedHint: 'Check your connection and try again. Nothing has changed.',
});
