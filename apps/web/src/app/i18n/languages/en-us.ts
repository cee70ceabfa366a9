import type { LanguageWords } from '../language.words';

/** Where American English is written differently. */
export const words: LanguageWords = {
  navigation: { entry: { organisations: 'Organizations' } },
};
