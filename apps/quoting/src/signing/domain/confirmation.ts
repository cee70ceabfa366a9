import { AppError, type AcceptanceSummary } from '@quillcare/contracts';
import { assuranceOf, wasRecorded } from '@quillcare/rules';

/** Whether the patient's word on what staff recorded is still awaited. */
export function awaitsConfirmation(acceptance: AcceptanceSummary | null): boolean {
  if (!acceptance || !wasRecorded(acceptance)) return false;
  return acceptance.confirmedAt === null && acceptance.disputedAt === null;
}

/** The acceptance after the patient's word; null if they said the same before. */
export function afterWord(
  acceptance: AcceptanceSummary | null,
  word: { isSo: boolean; comment: string | null },
  now: Date,
): AcceptanceSummary | null {
  if (!acceptance || !wasRecorded(acceptance)) throw new AppError('ILLEGAL_TRANSITION');
  const { confirmedAt, disputedAt, mode } = acceptance;
  if (confirmedAt !== null || disputedAt !== null) {
    const saidTheSame = (confirmedAt !== null) === word.isSo;
    if (saidTheSame) return null;
    throw new AppError('ILLEGAL_TRANSITION');
  }
  const at = now.toISOString();
  const assurance = assuranceOf({ mode, methods: [], identifiedBy: [], isConfirmed: word.isSo });
  const patientComment = word.comment;
  return word.isSo
    ? { ...acceptance, assurance, confirmedAt: at, patientComment }
    : { ...acceptance, assurance, disputedAt: at, patientComment };
}
