import { patientWords } from './patient-words';

/** Translations of messages from the rules and the server, by their English text. Messages without one stay in English. */
const SENTENCES = patientWords<Record<string, string>>('sentences', {});

/** Translates a message from the rules or the server into the page's language. */
export function sentence(english: string): string {
  return SENTENCES[english] ?? english;
}
