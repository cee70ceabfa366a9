import type { CaseDocumentKind } from './case-document.operations';

/**
 * Documents that say something about a patient's health. They follow the right of medical notes, as do booking details with
 * allergies and alerts, and therefore the form that is made from those.
 */
const CLINICAL_KINDS: readonly CaseDocumentKind[] = ['REFERRAL', 'PATHOLOGY', 'IMAGING', 'BOOKING_FORM'];

/** Whether a document of this kind needs the right of medical notes. */
export function isClinicalDocument(kind: CaseDocumentKind): boolean {
  return CLINICAL_KINDS.includes(kind);
}
