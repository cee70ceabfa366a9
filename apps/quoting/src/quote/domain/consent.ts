/** Changed whenever the wording below or the terms change; frozen with each quote. */
export const TERMS_VERSION = '2026-11';

/** What a patient agrees to by signing; part of the signed document, word for word. */
export function consentWording(practiceName: string): string {
  return [
    `I have read this quote from ${practiceName}, including which fees are fixed, which are estimates that may change, and which are not included.`,
    'I understand what each provider is expected to charge, what may be paid back to me, and what I am expected to pay myself.',
    'I have had the chance to ask questions about the fees and about the treatment.',
    'I accept this quote, and I agree to sign it electronically: my signature here means the same as one on paper.',
  ].join(' ');
}
