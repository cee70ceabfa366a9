import { plainText } from './words';

/** Something that people look for and that Quillcare does not have. */
export interface Absence {
  name: string;
  /** How people ask for it, in small letters, without accents and apostrophes. */
  asked: RegExp;
  /** Says that it is not there, and what there is. */
  answer: string;
  /** Articles about what there is. */
  see: readonly string[];
}

/** What a question asks for that does not exist; null if it asks for nothing of the list. */
export function absenceIn(question: string, absences: readonly Absence[]): Absence | null {
  const plain = plainText(question);
  return absences.find(({ asked }) => asked.test(plain)) ?? null;
}
