import type { CaseDocumentKind } from './case-document.operations';

/**
 * Documents that reveal something about a patient's health. They require the right to medical notes, like booking details with
 * allergies and alerts, and therefore also the form generated from those.
 */
const CLINICAL_DOCUMENT_KINDS: readonly CaseDocumentKind[] = [
  'REFERRAL',
  'PATHOLOGY',
  'IMAGING',
  'BOOKING_FORM',
];

/** Whether a document of this kind requires the right to medical notes. */
export function isClinicalDocument(kind: CaseDocumentKind): boolean {
  return CLINICAL_DOCUMENT_KINDS.includes(kind);
}
