import { factOf } from '@quillcare/paper';

/** Key under which a signed file carries the hash of the answer on its certificate, for machines to read. Covered by the seal. */
export const CERTIFIED_ANSWER = 'AnswerSHA256';

/** The SHA-256 in hex of the answer a PDF file certifies. Null for older files without it. */
export function certifiedAnswerOf(pdf: Buffer): string | null {
  return factOf(pdf, CERTIFIED_ANSWER) ?? answerOfOlderFile(pdf);
}

/** Until November 2026 the hash was an entry of its own. */
function answerOfOlderFile(pdf: Buffer): string | null {
  const text = pdf.toString('latin1');
  // Such values are separate objects referenced from the dictionary.
  const reference = new RegExp(`/${CERTIFIED_ANSWER} (\\d+) 0 R`).exec(text)?.[1];
  if (reference === undefined) return null;
  return new RegExp(`\n${reference} 0 obj\n\\(([0-9a-f]{64})\\)`).exec(text)?.[1] ?? null;
}
