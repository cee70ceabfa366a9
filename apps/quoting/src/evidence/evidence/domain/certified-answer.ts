import { factOf } from '@quillcare/paper';

/** Where a signed file tells, for machines, which answer its certificate prints; the seal covers it. */
export const CERTIFIED_ANSWER = 'AnswerSHA256';

/** The SHA-256 (hex) of the answer that a PDF file certifies; null in files from before it was told. */
export function certifiedAnswerOf(pdf: Buffer): string | null {
  return factOf(pdf, CERTIFIED_ANSWER) ?? answerOfOlderFile(pdf);
}

/** Until November 2026 it was an entry of its own. */
function answerOfOlderFile(pdf: Buffer): string | null {
  const text = pdf.toString('latin1');
  // Facts are objects of their own, and the dictionary refers to them.
  const reference = new RegExp(`/${CERTIFIED_ANSWER} (\\d+) 0 R`).exec(text)?.[1];
  if (reference === undefined) return null;
  return new RegExp(`\n${reference} 0 obj\n\\(([0-9a-f]{64})\\)`).exec(text)?.[1] ?? null;
}
