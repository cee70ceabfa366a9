import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { DateParts } from './date-parts';

/** All that the person fills in but the signature, which never leaves the page before it is sent. */
export interface AnswerDraft {
  choice: PatientResponseKind | null;
  patientName: string;
  dateOfBirth: DateParts;
  phoneNumber: string;
  emergencyContact: string;
  emergencyPhone: string;
  agreedToTerms: boolean;
  agreedToTreatment: boolean;
  preferredDate: string;
  additionalNotes: string;
  rejectionReason: string;
  queryMessage: string;
}

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

/** The form as it opens: what is known is not asked again. */
export function newDraft(quote: PublicQuote, dateOfBirth: DateParts | null): AnswerDraft {
  return {
    choice: null,
    patientName: `${quote.client.firstName} ${quote.client.lastName}`.trim(),
    dateOfBirth: dateOfBirth ?? NO_DATE,
    phoneNumber: '',
    emergencyContact: '',
    emergencyPhone: '',
    agreedToTerms: false,
    agreedToTreatment: false,
    preferredDate: '',
    additionalNotes: '',
    rejectionReason: '',
    queryMessage: '',
  };
}

// Bound to the frozen document, so that a draft of one quote never fills the form of another.
const keyOf = (quote: PublicQuote) => `quillcare.answer.${quote.id}.${quote.documentHash.slice(0, 16)}`;

/** The kept draft of this tab, or a new one. What the storage holds is checked: it may be old or foreign. */
export function loadDraft(quote: PublicQuote, dateOfBirth: DateParts | null): AnswerDraft {
  const fresh = newDraft(quote, dateOfBirth);
  const kept = readStorage(keyOf(quote));
  if (kept === null || typeof kept !== 'object') return fresh;
  const merged: Record<string, unknown> = { ...fresh };
  for (const [name, value] of Object.entries(fresh)) {
    const stored = (kept as Record<string, unknown>)[name];
    if (name === 'choice' ? isChoice(stored) : sameShape(value, stored)) merged[name] = stored;
  }
  return merged as unknown as AnswerDraft;
}

export function saveDraft(quote: PublicQuote, draft: AnswerDraft): void {
  try {
    sessionStorage.setItem(keyOf(quote), JSON.stringify(draft));
  } catch {
    // A browser without storage still lets the person answer; only leaving the page would lose the draft.
  }
}

export function clearDraft(quote: PublicQuote): void {
  try {
    sessionStorage.removeItem(keyOf(quote));
  } catch {
    // Nothing was kept where there is no storage.
  }
}

function readStorage(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function isChoice(value: unknown): boolean {
  return value === 'accept' || value === 'reject' || value === 'query';
}

function sameShape(wanted: unknown, stored: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return typeof stored === typeof wanted;
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.keys(wanted).every((name) => typeof (stored as Record<string, unknown>)[name] === 'string');
}
