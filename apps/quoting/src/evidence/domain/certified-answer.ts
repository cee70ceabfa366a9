/** Where a signed file tells, for machines, which answer its certificate prints; the seal covers it. */
export const CERTIFIED_ANSWER = 'AnswerSHA256';

/** The SHA-256 (hex) of the answer that a PDF file certifies; null in files from before it was told. */
export function certifiedAnswerOf(pdf: Buffer): string | null {
  return /\/AnswerSHA256 \(([0-9a-f]{64})\)/.exec(pdf.toString('latin1'))?.[1] ?? null;
}
