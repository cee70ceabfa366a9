import { plainText } from './words';

/** A feature people look for that Quillcare does not have. */
export interface MissingFeature {
  name: string;
  /** Matches questions about it, in lower case without accents and apostrophes. */
  pattern: RegExp;
  /** Says that it does not exist, and what there is instead. */
  answer: string;
  /** Slugs of articles about the alternatives. */
  see: readonly string[];
}

/** Returns the first absence a question asks about, or null if it asks about none. */
export function findAbsence(question: string, absences: readonly MissingFeature[]): MissingFeature | null {
  const plain = plainText(question);
  return absences.find(({ pattern: asked }) => asked.test(plain)) ?? null;
}
