import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { DateParts } from './date-parts';

/** Everything the person fills in except the signature, which is never stored. */
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

/** The initial form, filled in as far as known. */
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

// Bound to the sent document, so that a draft of one quote never fills the form of another.
const keyOf = (quote: PublicQuote) => `quillcare.answer.${quote.id}.${quote.documentHash.slice(0, 16)}`;

/** This tab's stored draft, or a new one. The stored value is checked: it may be old or foreign. */
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
    // Without storage the person can still answer, but leaving the page loses the draft.
  }
}

export function clearDraft(quote: PublicQuote): void {
  try {
    sessionStorage.removeItem(keyOf(quote));
  } catch {
    // Without storage there is nothing to remove.
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
