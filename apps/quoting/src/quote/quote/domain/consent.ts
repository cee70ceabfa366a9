import type { SigningMode } from '@quillcare/contracts';

/** The wording a patient agrees to by signing. Part of the signed document word for word, and shown next to the signing button. */
export function consentWording(practiceName: string, termsTitle: string): string {
  return [
    `I have read this quote from ${practiceName}, including which fees are fixed, which are estimates that may change, and which are not included.`,
    'I understand what each provider is expected to charge, what may be paid back to me, and what I am expected to pay myself.',
    'I have had the chance to ask questions about the fees and about the treatment.',
    `I agree to the practice’s terms that were shown with this quote (“${termsTitle}”).`,
    'I agree to sign electronically: my signature here means the same as one on paper.',
    'By signing I mean to accept this quote.',
  ].join(' ');
}

/** Replaces the wording for an acceptance recorded by staff, because nobody agreed to sign electronically. */
export function recordedConsent(mode: SigningMode, recordedByName: string): string {
  const channel = mode === 'PAPER' ? 'on paper' : 'by telephone';
  return `${recordedByName} of the practice recorded that the patient accepted the quote, its terms and conditions and the treatment plan ${channel}. Nothing was signed electronically.`;
}
