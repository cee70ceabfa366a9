import { patientWords } from './patient-words';

/** Sentences of our rules and of the server, by their English: those of a language that has none stay as they are. */
const SENTENCES = patientWords<Record<string, string>>('sentences', {});

/** A sentence of a rule or of the server in the page's language. */
export function sentence(english: string): string {
  return SENTENCES[english] ?? english;
}
